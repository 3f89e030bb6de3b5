### The guide through the first game, and the rules of the moment. Short: it is read while playing.

guide-heckmeck-grill = Esta es la parrilla. Alcanza con los dados el número de una ficha y es tuya. Gana quien tenga más gusanos.
guide-heckmeck-keep = Toca una cara: se apartan todos los dados que la muestran. Cada cara, una sola vez por turno.
guide-heckmeck-worm = Para cualquier ficha necesitas al menos un gusano. Vale 5 puntos.
guide-heckmeck-take = ¡Alcanza para una ficha! Tómala, o tira los demás por una mejor.
guide-heckmeck-roll = Todavía no hay ficha para ti: tira los dados que quedan.
guide-heckmeck-risk = Cuidado: si una tirada solo muestra caras que ya tienes, el turno falla y te cuesta la ficha de arriba, si tienes alguna.
guide-heckmeck-steal = Justo el número de una ficha de arriba: ¡puedes robarla!
guide-heckmeck-took = ¡Tuya! Está encima de tu pila. Quien saque justo su número puede robarla; las de debajo están a salvo.
guide-heckmeck-stolen = Alguien sacó justo el número de tu ficha de arriba. Puedes recuperarla del mismo modo.
guide-heckmeck-failed = { $lost ->
        [yes] El turno falló: pierdes la ficha de arriba, y por lo general una ficha sale del juego.
       *[no] El turno falló. No tenías fichas que perder, así que no te cuesta nada.
    }
now-heckmeck-choose = Elegir dados
now-heckmeck-choose-how = Aparta todos los dados de una cara, y cada cara una sola vez por turno. Un gusano vale 5 puntos, y sin gusano no hay ficha. Si una tirada no muestra ninguna cara nueva, el turno falla.
now-heckmeck-take = Tomar una ficha
now-heckmeck-take-how = Tus puntos señalan la ficha. Si no está en la parrilla, te toca allí la siguiente más baja. Si paras y hay una ficha para ti, tienes que llevarte una. O tiras los dados que quedan, por tu cuenta y riesgo.
now-heckmeck-steal = Robar una ficha
now-heckmeck-steal-how = Tienes justo los puntos de una ficha que está encima de una pila, y un gusano: { $leave ->
        [no] si paras ahora, la robas.
       *[yes] puedes robarla, o dejarla y tomar la siguiente más baja de la parrilla.
    } Las fichas de más abajo están a salvo.
now-heckmeck-fail = Cuando un turno falla
now-heckmeck-fail-how = Falla si una tirada solo muestra caras que ya tienes, o si paras sin gusano o sin ficha para ti. Entonces tu ficha de arriba vuelve a la parrilla{ $short ->
        [highest] {" "}y la más alta de allí se tapa.
        [returned] {" "}y se tapa ella misma.
       *[plain] , y la más alta de allí se tapa, salvo que sea justo la devuelta.
    } Sin fichas no pierdes nada.
