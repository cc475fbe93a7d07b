### Wat spelers tijdens een spel afspreken: afwezigheid, vervanging, andere opties, een rechtgezette stelling, een einde buiten het bord om.

agreements-headings-substitute = Een wisseling van spelers:
agreements-headings-settings = Vanaf hier:
agreements-headings-edit = De stelling wordt rechtgezet:
agreements-headings-draw = Het spel eindigt in remise.
agreements-offer-draw = Remise wordt aangeboden; tot alle anderen hebben ingestemd, gaat het spel door.
agreements-headings-forfeit = Verloren verklaard: { $powers }
agreements-propose = Aan de andere partij voorstellen?
agreements-do-now = Dit geldt meteen. Schrijven?
agreements-done-substitute = De spelers zijn gewisseld.
agreements-done-settings = Dit geldt vanaf hier.
agreements-done-edit = De stelling is rechtgezet.
agreements-done-draw = Het spel is in remise geëindigd.
agreements-done-forfeit = Geschreven.
agreements-set-right = in onderling overleg rechtgezet
agreements-days =
    Dat zijn samen { $days } { $days ->
        [one] dag
       *[other] dagen
    } van de { $most } die mogen.
agreements-bad-day = ‘{ $said }’ is geen dag: schrijf hem als 2026-03-05.
agreements-leaves = Wie gaat weg, en wiens mogendheden geeft hij op?
agreements-leaves-next = --leaves <speler>; of --role steward, referee of witness voor iemand die erbij komt
agreements-bad-role = ‘{ $said }’ is hier geen rol: steward, referee, witness of bot.
agreements-bad-language = ‘{ $said }’ is hier geen taal: en, de of nl.
agreements-bad-name = ‘{ $said }’ is geen naam van een speler.
agreements-nothing = Er is niets genoemd dat moet veranderen.
agreements-nothing-next = noem wat, zoals --option luck=low-luck, --dice recorded, --treasury germany=24
agreements-bad-control = ‘{ $said }’ zegt niet wie wat bezit: karelia=ussr, of karelia=nobody.
agreements-bad-units = ‘{ $said }’ zegt niet wat waar staat: "karelia=ussr 3 inf 1 arm", of "karelia=".
agreements-bad-treasury = ‘{ $said }’ is geen kas: germany=24.
agreements-bad-turn = ‘{ $said }’ is geen beurt: r03-germany.
