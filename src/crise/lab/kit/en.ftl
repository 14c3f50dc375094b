# What all pages of the laboratory say.

lab = Laboratory
print = Print
theme = Theme
