### Wat mails aan spelers zeggen: een beurt, wat er moet gebeuren, een herinnering.

letter-board = Bord

## Een beurt

letter-none = Niets.
letter-not-yet = Nog niet.
letter-remark = { $player } merkt op: ‘{ $words }’
letter-due = Wat er nu moet gebeuren
letter-page = Op de site
letter-checkpoint-says = Bewaar deze mail: wie de regel hierboven heeft, kan later laten zien of er iets aan het logboek is veranderd.
letter-entries = De logregels, voor programma’s:
letter-attached = De logregels zitten als bijlage bij deze mail.

## Het bord

letter-board-empty = zonder eenheden
letter-board-none = niets

## Wat er moet gebeuren

letter-due-orders =
    Aan de beurt: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }.
letter-due-open = Nu mogelijk: { $orders }.
letter-due-battles = Uit te vechten: { $battles }.
letter-due-dice =
    Er { $count ->
        [one] moet
       *[other] moeten
    } { $count } { $count ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } worden gegooid, in deze volgorde:
letter-due-by = Tot { $at }.
letter-due-overdue = { $span } te laat.
letter-due-by-program = Dat doet het programma daar zodra het deze mail leest.
# $who: de naam van wie bedoeld is, waar ook anderen meelezen
letter-answer-orders =
    { $who ->
        [none] Beantwoord deze mail met je orders, één per regel, bijvoorbeeld:
       *[other] { $who }, beantwoord deze mail met je orders, één per regel, bijvoorbeeld:
    }
letter-answer-decision =
    { $who ->
        [none] Beantwoord deze mail met een regel als:
       *[other] { $who }, beantwoord deze mail met een regel als:
    }
letter-due-not-you = Van jou wordt nu niets verwacht.
# Een regel voor elke order die mogelijk kan zijn; wie vecht, weet al wat uit te vechten is
letter-example-purchase = Koop 3 inf, 1 tank
letter-example-move = 2 inf { $from } > { $to }
letter-example-fight = Vecht alles
letter-example-place = Plaats 3 inf { $space }
letter-example-end-turn = Einde beurt
letter-due-bid = Een gesloten bod verzegel en open je met ‘npx fieldpost bid { $game }’; wie alleen een mailprogramma heeft, stuurt het naar de beheerder of scheidsrechter, die niet meespeelt.
letter-due-proposal = #{ DIGITS($seq) }: { $player } stelt voor: { $what }; nog niet akkoord: { $sides }.

## Een herinnering

reminder-subject = een herinnering
reminder-text = Hallo { $player }, ‘{ $game }’ wacht op je.
reminder-since = Verwacht sinds { $at }.
reminder-forfeit = Vanaf { $at } mogen je mogendheden verloren worden verklaard.
reminder-forfeit-now = Je mogendheden mogen vanaf nu verloren worden verklaard.
reminder-until = Je tijd is om op { $at }.
reminder-others = Hallo { $player }, het gaat over ‘{ $game }’.
reminder-others-since = Sinds { $at } wordt op { $late } gewacht, en de afgesproken tijd is om.
reminder-others-next = De mogendheden mogen nu verloren worden verklaard, of iemand neemt ze over; spreek het samen af en zeg het tegen wie het archief bijhoudt.
reminder-away = Ben je weg, laat het dan even weten; niemand wint graag op deze manier.

## Wat er door logregels gebeurd is

happened-opened = { $who } heeft het spel ‘{ $title }’ geopend
happened-remark = { $who } merkt op: ‘{ $text }’
happened-formal = { $who }: { $what }.
