### Vertelde beurten: een kop, en twee of drie zinnen erachter. Een streep ( | ) staat tussen verscheidene manieren om iets
### te zeggen; een beurt neemt er één van, en elke taal heeft er zoveel als ze wil. Voor de eerste letter en de punt wordt
### gezorgd.


## Eenheden en gebieden

# Eenheden met hun aantal: als onderwerp, als lijdend voorwerp en na ‘met’. In het Nederlands is dat gelijk.
story-unit =
    { $count ->
        [1] { UNIT($unit, $count, one: "een") }
       *[other] { WORD($count) } { UNIT($unit, $count) }
    }
story-unit-acc = { story-unit }
story-unit-dat = { story-unit }
story-units-worth = { WORD($count) } eenheden ter waarde van { $ipc } IPC
story-units-of-all-kinds = { WORD($count) } eenheden
story-units-none = niets
story-cargo = { $fleet } met { $cargo } aan boord

# Gebieden, van een lange rij de laatste alleen naar hun aantal: als onderwerp en als lijdend voorwerp.
story-land = { LIST(SPACES($land, as: "the"), story-land-more) }
story-land-acc = { story-land }
story-land-more =
    { $more ->
        [0] {""}
        [1] nog een gebied
       *[other]
            { WORD($more) } { $named ->
                [territories] andere gebieden
               *[bare] andere
            }
    }

# Waar een aanval op land tot staan komt; op zee waar hij wordt uitgevochten.
story-before =
    { $at ->
        [sea] { IN($space) }
       *[land]
            { IN_OR_ON($space) ->
                [on] { IN($space) }
               *[in] bij { THE($space) }
            }
    }


## Wat een mogendheid deed, zoals het in een kop op haar naam volgt. Eerst komt het werkwoord, één woord alleen.

story-deed-capital =
    { $change ->
        [taken] { AGREE(POWER($power), one: "verovert", many: "veroveren") }
        [own] { AGREE(POWER($power), one: "herovert", many: "heroveren") }
       *[freed] { AGREE(POWER($power), one: "bevrijdt", many: "bevrijden") }
    } { CITY($of) }
story-deed-conquest =
    { $how ->
        [occupied] { AGREE(POWER($power), one: "bezet", many: "bezetten") } { story-land-acc }
        [own] { AGREE(POWER($power), one: "herovert", many: "heroveren") } { story-land-acc }
        [freed] { AGREE(POWER($power), one: "bevrijdt", many: "bevrijden") } { story-land-acc }
        [walked]
            { AGREE(POWER($power), one: "bezet", many: "bezetten") } { story-land-acc }
            | { AGREE(POWER($power), one: "neemt", many: "nemen") } { story-land-acc } in
       *[conquered]
            { AGREE(POWER($power), one: "verovert", many: "veroveren") } { story-land-acc }
            | { AGREE(POWER($power), one: "neemt", many: "nemen") } { story-land-acc } in
    }
# Hetzelfde, en wat zij daarnaast bevrijdde.
story-deed-conquest-and = { $deed }, { AGREE(POWER($power), one: "bevrijdt", many: "bevrijden") } { story-land-acc }
story-deed-reopened = { AGREE(POWER($power), one: "hervat", many: "hervatten") } de oorlog ({ THEATRE($theatre) })
story-deed-peace-broken = { AGREE(POWER($power), one: "verbreekt", many: "verbreken") } de vrede met { THE(POWER($with)) }
story-deed-taken = { AGREE(POWER($power), one: "verovert", many: "veroveren") } { THE($space) }
story-deed-cleared =
    { $at ->
        [land] { AGREE(POWER($power), one: "verslaat", many: "verslaan") } de verdedigers { IN($space) }
       *[sea]
            { AGREE(POWER($power), one: "wint", many: "winnen") } { IN($space) } { $sunk ->
                [none] {""}
               *[other]
                    | { $vessels ->
                        [ships] { AGREE(POWER($power), one: "brengt", many: "brengen") } { $sunk } tot zinken
                       *[planes] { AGREE(POWER($power), one: "vernietigt", many: "vernietigen") } { $sunk }
                    } { IN($space) }
            }
    }
story-deed-held =
    { $at ->
        [sea] { AGREE(POWER($power), one: "verliest", many: "verliezen") } de zeeslag { IN($space) }
       *[land] { AGREE(POWER($power), one: "strandt", many: "stranden") } { story-before }
    } { $lost ->
        [none] {""}
       *[other] | { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $lost } { story-before }
    }
story-deed-retreated =
    { $at ->
        [sea] { AGREE(POWER($power), one: "trekt", many: "trekken") } zich terug { FROM($space) }
       *[land] { AGREE(POWER($power), one: "breekt", many: "breken") } de aanval op { THE($space) } af
    }
story-deed-parted = { AGREE(POWER($power), one: "vecht", many: "vechten") } { IN($space) } zonder beslissing
story-deed-spent = { AGREE(POWER($power), one: "vecht", many: "vechten") } { IN($space) } tot de laatste eenheid
story-deed-technology = { AGREE(POWER($power), one: "ontwikkelt", many: "ontwikkelen") } { TECHNOLOGIES($technologies) }
story-deed-research = { AGREE(POWER($power), one: "doet", many: "doen") } vergeefs onderzoek
story-deed-raid =
    { $by ->
        [rockets] { AGREE(POWER($power), one: "vuurt", many: "vuren") } raketten af op { story-land-acc }
       *[bombers]
            { AGREE(POWER($power), one: "bombardeert", many: "bombarderen") } { story-land-acc }{ $damage ->
                [0] {" "}tevergeefs
               *[other] {""}
            }
    }
story-deed-downed = { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $units } boven { THE($space) }
story-deed-stranded = { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $units } zonder landingsplaats
story-deed-pending = { AGREE(POWER($power), one: "valt", many: "vallen") } { story-land-acc } aan
story-deed-purchase = { AGREE(POWER($power), one: "koopt", many: "kopen") } { $units }

# Twee daden: verbonden, met een komma waar de eerste al een ‘en’ heeft, tegenover elkaar, of met één werkwoord voor beide.
story-deeds =
    { $joint ->
        [and] { $first } en { $verb } { $rest }
        [comma] { $first }, { $verb } { $rest }
        [but] { $first }, maar { $verb } { $rest }
       *[shared] { $first } en { $rest }
    }
# Het werkwoord van gewonnen zeeslagen, dat twee ervan delen.
story-deeds-verb = { AGREE(POWER($power), one: "wint", many: "winnen") }


## Koppen

story-headline = { SHORT(POWER($power)) } { $deed }
# Twee mogendheden in één beurt, elk met wat zij deed.
story-headline-both = { $first }; { $second }
story-headline-and-won = { $headline }: zege voor { THE(SIDE($side)) }
story-headline-won = zege voor { THE(SIDE($side)) } | { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wint", many: "winnen") } de oorlog
story-headline-and-theatre-won = { THEATRE($theatre) }: zege voor { THE(SIDE($side)) }; { $headline }
story-headline-theatre-won = { THEATRE($theatre) }: zege voor { THE(SIDE($side)) } | { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wint", many: "winnen") }
story-headline-drawn = de oorlog eindigt onbeslist
story-headline-resigned = { POWERS($powers, as: "short") } { AGREE(POWERS($powers), one: "geeft", many: "geven") } op
story-headline-bid = bod van { THE(SIDE($side)) }: { $total } IPC
story-headline-capital = { CITY($of) } valt in handen van { THE(POWER($power)) }
story-headline-held = { THE($space) } { AGREE($space, one: "houdt", many: "houden") } stand
story-headline-arms = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "bewapent", many: "bewapenen") } zich: { $count } nieuwe eenheden
story-headline-waits = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "wacht", many: "wachten") } af | rustige beurt voor { THE(POWER($power)) }
story-headline-to-move = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "is", many: "zijn") } aan de beurt
story-headline-round = { SHORT(POWER($power)) }, ronde { $round }


## Gevechten

story-when =
    { $rounds ->
        [0] meteen
        [1] in de eerste ronde
       *[other] na { WORD($rounds) } rondes
    }
story-losses =
    { $shares ->
        [nothing] geen van beide partijen verliest een eenheid
        [same] beide partijen verliezen elk { $attack }
        [own] { story-attacker } { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $attack }
       *[both] { story-attacker } { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $attack }, { story-defenders } { $defence }
    }
story-attacker =
    { $called ->
        [pronoun]
            { AGREE(POWER($power), one: "one", many: "many") ->
                [many] zij
               *[one]
                    { ARTICLE(POWER($power)) ->
                        [de] zij
                       *[other] het
                    }
            }
       *[name] { THE(POWER($power)) }
    }
story-defenders =
    { $defender ->
        [none] de verdedigers
       *[other] { THE(POWER($defender)) }
    }
# Een aanval te land of ter zee.
story-attack =
    de aanval { $at ->
        [sea] { IN($space) }
       *[land] op { THE($space) }
    }
story-taken = { THE($space) } { AGREE($space, one: "valt", many: "vallen") } { story-when }; { $losses } | de strijd om { THE($space) } is { story-when } beslist: { $losses }
story-landed = de landing { IN($space) } slaagt { story-when }; { $losses }
story-won-back = { THE($space) } { AGREE($space, one: "is", many: "zijn") } { story-when } heroverd; { $losses }
story-freed = { THE($space) } { AGREE($space, one: "is", many: "zijn") } { story-when } weer vrij; { $losses }
story-held =
    { story-attack } strandt { story-when }: { $losses }
    | { $attackers ->
        [0] { story-attack } levert niets op
       *[other] van de { WORD($attackers) } aanvallers keert er geen terug { FROM($space) }
    }: { $losses }
story-retreated =
    { $rounds ->
        [0] meteen
        [1] na één ronde
       *[other] na { WORD($rounds) } rondes
    } { AGREE(POWER($power), one: "breekt", many: "breken") } { THE(POWER($power)) } { $at ->
        [sea] de zeeslag { IN($space) }
       *[land] de aanval op { THE($space) }
    } af; { $itsLosses }
story-parted = { IN($space) } wordt het contact { story-when } verbroken, schepen van beide kanten blijven; { $losses }
story-spent =
    niemand overleeft { $at ->
        [sea] de zeeslag { IN($space) }
       *[land] de strijd om { THE($space) }
    }: { $losses }
story-cleared = { IN($space) } is { story-when } geen verdediger meer over, maar ook geen landeenheid die kan blijven; { $losses }

# Gewonnen zeeslagen: tegen niets dat te raken was, tegen dezelfde prijs, en de andere.
story-cleared-of-nothing = de zeeslag { IN($space) } gaat { story-when } naar { THE(POWER($power)) }; { $losses }
story-cleared-at-par = { IN($space) } verliezen beide partijen elk { $defence }
story-cleared-at-sea =
    { IN($space) } { $defender ->
        [none] verliezen
       *[other] { AGREE(POWER($defender), one: "verliest", many: "verliezen") }
    } { story-defenders } { $defence }; { THE(POWER($power)) } { $attack ->
        [none] { AGREE(POWER($power), one: "blijft", many: "blijven") } zonder verliezen
       *[other] { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $attack }
    }
    | { THE(POWER($power)) } { AGREE(POWER($power), one: "wint", many: "winnen") } de zeeslag { IN($space) } { story-when }{ $attack ->
        [none] {" "}en { story-sinks } zonder eigen verlies
       *[other] , { story-sinks } en { AGREE(POWER($power), one: "verliest", many: "verliezen") } { $attack }
    }
story-sinks =
    { $vessels ->
        [ships] { AGREE(POWER($power), one: "brengt", many: "brengen") } { $defence } tot zinken
       *[planes] { AGREE(POWER($power), one: "vernietigt", many: "vernietigen") } { $defence }
    }


## Zinnen

story-won =
    { $how ->
        [capitals] de hoofdsteden geven de doorslag: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
        [economic] de landwaarde geeft de doorslag: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
        [resignation] de tegenpartij geeft op, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
        [elimination] van de tegenpartij is niets meer over, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
        [points] de overwinningspunten geven de doorslag: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
        [starved] de tegenpartij int te weinig, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
       *[theatres] elk strijdtoneel is beslist, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "heeft", many: "hebben") } gewonnen
    }
story-theatre-won =
    { THEATRE($theatre) }: { $how ->
        [points] de overwinningspunten geven de doorslag
        [starved] de tegenpartij int te weinig
       *[other] de hoofdsteden geven de doorslag
    }, daar { AGREE(SIDE($side), one: "heeft", many: "hebben") } { THE(SIDE($side)) } gewonnen
story-reopened = { THE(POWER($power)) } { AGREE(POWER($power), one: "hervat", many: "hervatten") } de oorlog op een strijdtoneel dat beslist was: { THEATRE($theatre) }
story-peace-broken = met deze aanval { AGREE(POWER($power), one: "verbreekt", many: "verbreken") } { THE(POWER($power)) } de vrede met { THE(POWER($with)) }
story-drawn = de spelers worden het eens over remise
story-resigned = { POWERS($powers, as: "the") } { AGREE(POWERS($powers), one: "geeft", many: "geven") } op
story-capital-unfought =
    { CITY($of) } { $change ->
        [taken] valt zonder slag of stoot
       *[freed] is zonder slag of stoot bevrijd
    }
story-capital-loot =
    { $loot ->
        [0] de buitgemaakte kas is leeg
       *[other] in de buitgemaakte kas zit { $loot } IPC
    }
story-capital-back =
    { THE(POWER($of)) } { AGREE(POWER($of), one: "heeft", many: "hebben") } { ARTICLE(POWER($of)) ->
        [de] { AGREE(POWER($of), one: "haar", many: "hun") }
       *[other] zijn
    } hoofdstad terug
# Gebieden naast dat van het gevecht waarover het eerst ging.
story-besides-fallen = { story-land } { AGREE(SPACES($land), one: "valt", many: "vallen") }{ story-besides-how }
story-besides-won-back = { story-land } { AGREE(SPACES($land), one: "is", many: "zijn") }{ story-besides-how } heroverd
story-besides-freed = { story-land } { AGREE(SPACES($land), one: "is", many: "zijn") }{ story-besides-how } bevrijd
story-besides-how =
    { $how ->
        [also] {" "}ook
        [peacefully] {" "}zonder slag of stoot
       *[plainly] {""}
    }
story-technology = doorbraak in het onderzoek: { TECHNOLOGIES($technologies) }
story-research =
    onderzoek met { WORD($dice) } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } levert niets op
story-raid =
    { $damage ->
        [0]
            { $by ->
                [rockets] de raketaanval
               *[bombers] het bombardement
            } op { story-land-acc } richt geen schade aan{ $down ->
                [none] {""}
               *[other] : { $down }
            }
       *[other]
            { $by ->
                [rockets] raketten
               *[bombers] bommen
            } op { story-land-acc } kosten de vijand { $damage } IPC{ $down ->
                [none] {""}
               *[other] ; { $down }
            }
    }
story-raid-down =
    { $units } { $count ->
        [one] wordt
       *[other] worden
    } neergehaald
story-downed = boven { THE($space) } haalt luchtdoelvuur { $units } neer
story-stranded =
    { $units } { $count ->
        [one] vindt geen landingsplaats en gaat verloren
       *[other] vinden geen landingsplaats en gaan verloren
    }
story-pending = nog niet beslist: { story-land }
story-bid = vóór de beurt { AGREE(SIDE($side), one: "heeft", many: "hebben") } { THE(SIDE($side)) } hun bod van { $total } IPC opgesteld
story-purchase = voor { $cost } IPC { AGREE(POWER($power), one: "koopt", many: "kopen") } { THE(POWER($power)) } { $units }
story-quiet = { THE(POWER($power)) } { AGREE(POWER($power), one: "koopt", many: "kopen") } niets en { AGREE(POWER($power), one: "valt", many: "vallen") } niemand aan
story-quiet-reported = van deze beurt zijn alleen stellingen gemeld
story-quiet-so-far = er is nog niets gebeurd

# Wat aan het eind gezegd kan worden, als er verder weinig gezegd is.
story-peace = er wordt niet gevochten
story-land-worth =
    { $change ->
        [gone] { THE(POWER($power)) } { AGREE(POWER($power), one: "heeft", many: "hebben") } geen land meer
        [same] de landwaarde blijft { $ipc } IPC
        [more] de landwaarde is nu { $ipc } IPC, { $by } meer dan ervoor
       *[less] de landwaarde is nu { $ipc } IPC, { $by } minder dan ervoor
    }
