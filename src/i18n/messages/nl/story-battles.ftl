### Een enkel gevecht: de titel, hoe het afliep, wat het kostte; en wat er veranderde sinds de vorige beurt van een mogendheid.


## Titels, en hoe het afliep

story-battle-title =
    { $kind ->
        [land] slag om { THE($space) }
        [sea] zeeslag { IN($space) }
       *[raid] bombardement op { THE($space) }
    }
story-result =
    { $result ->
        [taken] { THE(POWER($power)) } { AGREE(POWER($power), one: "verovert", many: "veroveren") } { THE($space) }
        [freed] { THE(POWER($power)) } { AGREE(POWER($power), one: "bevrijdt", many: "bevrijden") } { THE($space) }
        [cleared]
            { THE(POWER($power)) } { $at ->
                [sea] { AGREE(POWER($power), one: "wint", many: "winnen") }
               *[land] { AGREE(POWER($power), one: "verslaat", many: "verslaan") } de verdedigers, zonder het gebied te bezetten
            }
        [held] de verdediging houdt stand
        [retreated] { THE(POWER($power)) } { AGREE(POWER($power), one: "breekt", many: "breken") } de aanval af
        [spent] er is niemand meer over
       *[parted] het contact is verbroken, beide blijven
    }


## Wat het kostte, en wie er beter uitkomt

story-balance-none = geen verliezen
story-balance =
    verliezen: { SHORT(POWER($power)) } { $attack } IPC, { $defender ->
        [none] verdedigers
       *[other] { SHORT(POWER($defender)) }
    } { $defence } IPC
story-balance-even = beide verliezen evenveel
story-balance-better =
    { $better ->
        [none] de verdedigers komen
       *[other] { THE(POWER($better)) } { AGREE(POWER($better), one: "komt", many: "komen") }
    } er { $ipc } IPC beter uit


## Sinds de vorige beurt

story-since =
    { $round ->
        [none] sinds de opening
       *[other] sinds de beurt in ronde { $round }
    } { AGREE(POWER($power), one: "heeft", many: "hebben") } { THE(POWER($power)) } { $won ->
        [none]
            { $lost ->
                [none] geen land gewonnen of verloren
               *[other] { $lost } verloren
            }
       *[other]
            { $won } gewonnen{ $lost ->
                [none] {""}
               *[other] {" "}en { $lost } verloren
            }
    }; de troepen zijn { $ipc } IPC waard, { $change ->
        [same] evenveel als toen
        [more] { $by } meer dan toen
       *[less] { $by } minder dan toen
    }
