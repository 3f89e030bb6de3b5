### The guide through the first game, and the rules of the moment. Short: it is read while playing.

guide-heckmeck-grill = Questa è la griglia. Raggiungi con i dadi il numero di una tessera ed è tua. Vince chi ha più vermi.
guide-heckmeck-keep = Tocca una faccia: tutti i dadi che la mostrano vanno da parte. Ogni faccia una sola volta per turno.
guide-heckmeck-worm = Per ogni tessera ti serve almeno un verme. Vale 5 punti.
guide-heckmeck-take = Basta per una tessera! Prendila, o tira gli altri dadi per una migliore.
guide-heckmeck-roll = Per ora nessuna tessera è tua: tira i dadi che restano.
guide-heckmeck-risk = Attento: se un tiro mostra solo facce che hai già, il turno va a vuoto e ti costa la tessera in cima, se ne hai una.
guide-heckmeck-steal = Proprio il numero di una tessera in cima: puoi rubarla!
guide-heckmeck-took = Tua! Sta in cima alla tua pila. Chi fa esattamente il suo numero può rubarla; quelle sotto sono al sicuro.
guide-heckmeck-stolen = Qualcuno ha fatto esattamente il numero della tua tessera in cima. Puoi riprendertela allo stesso modo.
guide-heckmeck-failed = { $lost ->
        [yes] Turno a vuoto: hai perso la tessera in cima, e di solito una tessera esce dal gioco.
       *[no] Turno a vuoto. Non avevi tessere da perdere, quindi non ti costa nulla.
    }
now-heckmeck-choose = Scegliere i dadi
now-heckmeck-choose-how = Metti da parte tutti i dadi di una faccia, ogni faccia una sola volta per turno. Un verme vale 5 punti, e senza vermi non c’è tessera. Se un tiro non mostra facce nuove, il turno va a vuoto.
now-heckmeck-take = Prendere una tessera
now-heckmeck-take-how = I tuoi punti indicano la tessera. Se non è sulla griglia, ti tocca lì la prima più bassa. Se ti fermi e c’è una tessera per te, devi prenderne una. Oppure tiri i dadi che restano, a tuo rischio.
now-heckmeck-steal = Rubare una tessera
now-heckmeck-steal-how = Hai esattamente i punti di una tessera in cima a una pila, e un verme: { $leave ->
        [no] se ti fermi ora, la rubi.
       *[yes] puoi rubarla, oppure lasciarla e prendere la prima più bassa dalla griglia.
    } Le tessere più sotto nella pila sono al sicuro.
now-heckmeck-fail = Quando un turno va a vuoto
now-heckmeck-fail-how = Succede se un tiro mostra solo facce che hai già, o se ti fermi senza vermi o senza una tessera per te. Allora la tua tessera in cima torna sulla griglia{ $short ->
        [highest] {" "}e la più alta che c’è viene coperta.
        [returned] {" "}e viene coperta lei stessa.
       *[plain] , e la più alta che c’è viene coperta, a meno che sia proprio quella restituita.
    } Senza tessere non perdi nulla.
