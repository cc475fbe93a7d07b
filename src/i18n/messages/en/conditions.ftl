### What a line of a turn hangs on. The conditions follow a word for “if”.

condition-if = If { $condition }: { $deed }
condition-else = Otherwise: { $deed }
condition-on = So it is, and it counts: { $said }
condition-off = Not so, and left out: { $said }
condition-rule =
    { CAPITAL(IN($battle)) }: { $does ->
        [stop] stop for your word
       *[retreat] retreat{ $known ->
            [yes] { " " }{ TO($to) }
           *[no] { "" }
        }
    } after any round when { $condition }
condition-bar =
    { $what ->
        [land] no plane lands { IN($space) }
        [place] nothing is placed { IN($space) }
       *[move] nobody moves { TO($space) }
    }
condition-nothing = nothing is done
condition-branch = But if { $condition }, this would be refused:
condition-both-ways = What hangs on conditions was tried both ways; none of it would be refused.
condition-part = ({ $condition })
condition-battle =
    { $result ->
        [won] the battle { IN($battle) } is { $so ->
            [yes] won
           *[no] not won
        }
        [lost] the battle { IN($battle) } is { $so ->
            [yes] not won (however it ends)
           *[no] won
        }
        [drawn] { $so ->
            [yes] nobody is left of either side { IN($battle) }
           *[no] somebody is left { IN($battle) }
        }
       *[left] we have { $so ->
            [yes] left
           *[no] not left
        } the battle { IN($battle) }
    }
condition-ours =
    { THE($space) } { AGREE($space, one: "is", many: "are") } { $so ->
        [yes] ours
       *[no] not ours
    }
condition-theirs =
    { THE($space) } { AGREE($space, one: "is", many: "are") } { $so ->
        [yes] in enemy hands
       *[no] not in enemy hands
    }
condition-of =
    { THE($space) } { $so ->
        [yes] { AGREE($space, one: "belongs", many: "belong") }
       *[no] { AGREE($space, one: "does", many: "do") } not belong
    } to { POWER($power) }
condition-amount =
    { $compare ->
        [less] fewer than { $n }
        [most] at most { $n }
        [more] more than { $n }
        [least] at least { $n }
        [other] not just { $n }
       *[same] exactly { $n }
    }
condition-units =
    of { $whose ->
        [ours] our
       *[theirs] the enemy’s
    } { $known ->
        [yes] { $unit }
       *[no] units
    } { IN($at) } { $amount } { $many ->
        [one] is
       *[other] are
    } left
condition-losses =
    { $whose ->
        [ours] we have
       *[theirs] the enemy has
    } lost { $amount } { $unit } { $known ->
        [yes] { IN($at) }
       *[no] in all battles
    }
condition-rounds =
    { $amount } { $many ->
        [one] round has
       *[other] rounds have
    } been fought { IN($at) }
condition-odds = 
    our chance to win { IN($at) } is { $compare ->
        [less] below { $n }
        [most] at most { $n }
        [more] above { $n }
        [least] at least { $n }
        [other] not just { $n }
       *[same] exactly { $n }
    } percent
condition-sides =
    { IN($at) } { $compare ->
        [less] fewer of our units than of the enemy’s are left
        [most] no more of our units than of the enemy’s are left
        [more] more of our units than of the enemy’s are left
        [least] no fewer of our units than of the enemy’s are left
        [other] not just as many of our units as of the enemy’s are left
       *[same] just as many of our units as of the enemy’s are left
    }
condition-any-units = units
