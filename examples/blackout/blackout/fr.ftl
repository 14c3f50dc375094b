# Blackout, French: the source language. English has the same messages.

game-title = Blackout
game-pitch = Faites des réserves, coupez celles des autres et gardez de quoi vous dépanner.

## On one page

summary-goal = Réunissez devant vous assez de Provisions pour atteindre 12 points, avant que les Pannes ne les emportent.
summary-end = La partie s’arrête à la fin d’un tour, si l’objectif est atteint ou si la pioche est vide. Le plus de points l’emporte.
summary-turn-1 = Piochez
    .text = Une carte.
summary-turn-2 = Jouez
    .text = Une Provision devant vous, ou une Panne contre quelqu’un. Ou passez.
summary-turn-3 = Répondez
    .text = Une Panne vous vise : un Secours l’annule.

## Rules, in the order of the rulebook

section-BL-SET = Mise en place
rule-BL-SET-1 = Mélangez toutes les cartes et donnez-en trois à chaque personne. Les autres forment la pioche.
rule-BL-SET-2 = Un tirage au sort désigne qui commence. On joue dans le sens des aiguilles d’une montre.

section-BL-TURN = Tour de jeu
rule-BL-TURN-1 = À votre tour, piochez une carte, puis jouez-en une ou passez.
rule-BL-TURN-2 = Une Provision reste posée devant vous. Elle compte pour autant de points que son nombre.

section-BL-OUT = Panne
rule-BL-OUT-1 = Une Panne vise une autre personne, qui a au moins une Provision devant elle. Sans cible, elle ne se joue pas.
rule-BL-OUT-2 = La personne visée défausse sa plus forte Provision.

section-BL-AID = Secours
rule-BL-AID-1 = Un Secours ne se joue que contre une Panne qui vous vise. La Panne est alors sans effet.

section-BL-END = Fin de la partie
rule-BL-END-1 = La partie s’arrête à la fin d’un tour, si l’objectif est atteint ou si la pioche est vide. L’objectif est de 12 points, sauf autre réglage de la table.
    .mark = option
rule-BL-END-2 = Le plus de points l’emporte. À égalité, la victoire est partagée.

## Cards

card-supply = Provision { $value }
    .text =
        { $value ->
            [one] Posez-la devant vous. Elle compte pour { $value } point.
           *[other] Posez-la devant vous. Elle compte pour { $value } points.
        }
card-outage = Panne
    .text = Choisissez une autre personne. Elle défausse sa plus forte Provision.
card-aid = Secours
    .text = À jouer contre une Panne qui vous vise. Elle est alors sans effet.

## Options

option-goal = Objectif
    .help = Le nombre de points qui termine la partie.

## Log

log-dealt = { $seat } reçoit { $cards }.
log-turn = C’est à { $seat } de jouer.
log-drew = { $seat } pioche { $card }.
log-passed = { $seat } passe.
log-laid = { $seat } pose { $card }.
log-cut = { $seat } joue { $card } contre { $victim }.
log-aided = { $seat } joue { $card } et ne perd rien.
log-lost = { $seat } défausse { $card }.
log-won = Victoire pour { $seats }.

## Questions

ask-action = Jouez une carte ou passez.
ask-victim = Choisissez la cible pour { $card }.
ask-aid = { $seat } joue { $card } contre vous. Jouez un Secours ou laissez faire.

## Choices

choice-pass-action = Passer mon tour
choice-pass-aid = Laisser faire

## What lies on the table

name-points = Points
    .unit = points
name-laid = Provisions
name-goal = Objectif
