# What a report of the laboratory says to authors.

report = Rapport d’équilibrage
made-of = { $games } parties de robots, à { $seats } { $one ->
    [one] joueur
   *[other] joueurs
}. Robots : { $bots }. Intervalles à 95 %.
options-given = Options : { $options }.
compared = À côté : { $before }.
cards-own = Cartes : celles du jeu.
cards-file = Cartes : { $file }.
essential = L’essentiel
now = ce rapport
before = avant
margin = marge de { $margin } points
out-of-margin = hors marge, sûr

ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
at-seats = à { $seats }
side = Équipe { $side }
move-seat = { $n ->
    [1] la place suivante
   *[other] la { $n }e place après
}
use-seen = Vue
use-played = Jouée
use-bought = Achetée
of-games = des parties

orders = Victoires par ordre du tour
    .label = Victoires par ordre du tour, avec la part juste et la marge. { $worst }
    .sub = En pour cent des parties. Une égalité ne compte pour personne.
orders-worst = Le plus loin de la part juste : à { $seats }, { $place }, { $share }.
places = Victoires par place
    .sub = La place autour de la table, quel que soit l’ordre du tour.
place = Place { $n }
sides = Victoires par équipe
    .label = Victoires par équipe à { $seats } : de { $low } à { $high }, pour une part juste de { $fair }.
    .sub = En pour cent des parties où l’équipe joue.
moves = Premier coup
    .sub = Le premier choix de chaque place, une fois le premier tour commencé, et de combien de points elle gagne plus ou moins que sa part juste. La main reçue y est pour beaucoup.
move = Coup
move-share = Fréquence
move-excess = Au-dessus de la part juste
points-95 = points, à 95 %

length = Durée des parties
    .label = Durée : médiane { $median } tours par joueur, 90 % des parties entre { $low } et { $high }.
median = médiane { $median }
wanted-turns = visé : { $low } à { $high } tours par joueur
turns-each = Tours par joueur
decisions = Décisions par partie
    .label = Décisions par partie : médiane { $median }.
decisions-sub = Une décision est une question qui laisse un choix.
scores = Scores
    .label = Scores à la fin, par nombre de joueurs.
    .sub = Trait : de 5 à 95 % des places. Barre : de 25 à 75 %. Le nombre est la médiane.
scores-all = à { $seats }
scores-best = à { $seats }, le meilleur

cards = Les { $count } cartes
    .sub = « Vue » : quelqu’un l’a piochée ou eue en main{ $use ->
        [bought] , ce qui n’est pas le cas de toutes les cartes achetées
       *[played] {""}
    }. « Effet » : chances de gagner de qui { $use ->
        [bought] achète
       *[played] joue
    } la carte, moins celles des adversaires encore en jeu à ce moment de la même partie et qui ne l’ont pas fait. Ce n’est pas une cause : qui mène peut plus, et qui peut plus gagne plus. Une carte reçue au hasard échappe à ce soupçon, une carte choisie non.
card = Carte
card-price = Carte, prix
copies = Fois
    .small = par partie
first-turn = Tour
    .small = médian
first-turn-label = La première fois surtout au tour { $turn }
effect = Effet sur la victoire
effect-label = Effet { $points } points, intervalle de { $low } à { $high }
mark-at = repère { $share }
too-few = trop peu de cas
chip-neglected = Délaissée
chip-strong = Forte
chip-weak = Faible

strategies = Une seule idée
    .sub = Une place suit une seule idée, les autres jouent { $field } ; chaque donne est jouée de chaque place. En rouge : l’idée gagne plus que sa part, l’intervalle (95 %) entier au-dessus.
strategy = Idée
strategy-seats = À
strategy-games = Parties
strategy-share = Part des victoires
strategy-interval = 95 %
strategy-fair = Part équitable
rules = Règles en jeu
    .sub = Observées dans { $games } parties. Une règle compte quand le passage du programme qui la cite est atteint : en tête d’une fonction, dès qu’elle est appelée ; à côté d’une ligne, quand cette ligne est atteinte. C’est donc un maximum. « — » : citée seulement là où rien ne se passe pendant la partie.
rules-none = Les règles n’ont pas été observées.
rule = Règle
rule-text = Ce qu’elle dit
rule-share = Parties où elle sert

changes = Ce qui a changé
    .sub = « Sûr » : si rien n’avait changé, un tel écart n’aurait presque aucune chance de se trouver quelque part dans ce tableau (Bonferroni, 5 %). « Probable » : 5 % de chances pour cette ligne seule ; sur vingt lignes, attendez-en une.
change = Changement
change-cards = Cartes, et part des parties où elles servent
used-both = Avant et après
difference = Différence
verdict = Avis
verdict-sure = Sûr
verdict-likely = Probable
verdict-none = Hasard possible
unchanged = inchangée
no-card-changed = Aucune carte n’a changé.
settings-changed = Les deux séries diffèrent aussi par autre chose : n’attribuez pas tout aux cartes.
row-order = à { $seats }, { $which }
row-side = à { $seats }, { $which }
row-draws = à { $seats }, égalités
row-limits = à { $seats }, limite de tours
before-after = Avant, après
key-first = À { $seats }, qui commence
key-spread = Écart entre équipes
key-neglected = Cartes délaissées
key-turns = Tours par joueur
key-cut = Limite de tours
column-points = { $points } pt

again = Pour refaire ce rapport
again-data = Les résultats sont dans { $folder }, en Parquet : une ligne par partie (games), par place (seats), par place et carte (cards), par partie observée et règle (rules).
again-failures = { $count } parties en échec ne comptent pas.

found-failures = Des parties n’ont pas de résultat.
    .text = { $count } parties ont échoué : c’est une erreur du programme, à signaler.
found-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
found-place = { $place } à { $seats } ({ $share } pour { $fair })
found-outside = Hors de la marge de { $margin } points : { $places }.
found-order-bad = L’ordre du tour pèse trop.
found-order-doubt = Trop peu de parties pour juger l’ordre du tour.
found-order-ok = L’ordre du tour ne décide de rien.
    .text = Le plus loin de sa part : { $worst }. Marge : { $margin } points.
found-side = { $side } à { $seats } ({ $share } pour { $fair })
found-sides-bad = Les équipes ne se valent pas.
found-sides-doubt = Trop peu de parties pour juger les équipes.
found-sides-ok = Les équipes se valent.
    .text = Le plus loin de sa part : { $worst }. Marge : { $margin } points.
found-card = { $card } ({ $share } à { $seats })
found-cards-bad = { $count ->
    [one] Une carte est délaissée.
   *[other] { $count } cartes sont délaissées.
}
    .text = Dans moins de { $least } des parties : { $cards }.
found-cards-doubt = Trop peu de parties pour juger les cartes.
found-cards-rare = Non comptées, car elles peuvent rester de côté : { $cards }.
found-cards-hint = Essayez un prix plus bas ou un effet plus fort.
found-cards-ok = Toutes les cartes servent.
    .text = La moins prise : { $card }, pour { $least } des parties au moins.
found-cards-due = Toutes les cartes qui doivent servir servent.
found-parts = La carte la plus prise : { $card }, { $share } à { $seats }, pour { $most } admis ; les trois premières ensemble : { $three } à { $other }, pour { $limit }.
found-parts-ok = Les achats se répartissent.
found-parts-bad = Quelques cartes prennent toute la place.
found-parts-doubt = Trop peu de parties pour juger la répartition.
found-at = à { $seats } : { $share }
found-kind = Prise dans ces parts des parties : { $shares }. Visé : { $low } à { $high }.
found-kind-ok = { $kind } : ni trop, ni trop peu.
found-kind-bad = { $kind } : trop ou trop peu.
found-kind-doubt = { $kind } : trop peu de parties pour juger.
found-taken = Qui la prend gagne : { $took } de { $takers } cas ; qui pourrait et s’en passe : { $left } de { $others } cas.
found-taken-ok = { $kind } : la prendre paie.
found-taken-bad = { $kind } : la prendre ne paie pas.
found-taken-doubt = { $kind } : trop peu de cas pour dire si la prendre paie.
found-median = à { $seats } : { $median } [{ $low }–{ $high }]
found-length = Tours par joueur, médiane : { $medians }.
found-length-wanted = Visé : { $low } à { $high }.
found-length-note = Limite de tours atteinte : { $cut }. Égalités : { $draws }.
found-length-bad = La partie n’a pas la bonne longueur.
found-length-ok = La partie a la bonne longueur.
found-long = { $turns } tours ou plus, au pire à { $seats } : { $share } des parties, pour 5 % admis.
found-length-doubt = Trop peu de parties pour juger la longueur.
found-length-plain = Longueur des parties
found-cut = Trop de parties vont jusqu’à la limite de tours.
found-strong = Ces cartes vont avec la victoire.
found-weak = Ces cartes vont avec la défaite.
found-strength-hint = Points de chances de gagner ; ce n’est pas forcément leur faute, voyez le tableau des cartes.
found-strategies-bad = { $count ->
    [one] Une seule idée suffit pour gagner.
   *[other] { $count } idées suffisent, chacune, pour gagner.
}
found-strategy = { $strategy } à { $seats } ({ $share } pour { $fair })
found-strategies-hint = Soit ces cartes sont trop fortes, soit les autres robots y répondent mal.
found-strategies-low = Ce dont une idée se prive est indispensable.
found-strategies-doubt = Trop peu de parties pour juger les idées seules.
found-strategies-ok = Aucune idée seule ne suffit.
    .text = { $count ->
        [one] Une idée essayée
       *[other] { $count } idées essayées
    } contre le reste de la table. La meilleure : { $best }.
found-rules = { $count ->
    [one] Une règle n’a jamais servi.
   *[other] { $count } règles n’ont jamais servi.
}
    .text = { $rules }.
