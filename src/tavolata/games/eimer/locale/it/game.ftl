### Alles im Eimer. Le frasi usano i campi degli eventi di protocol.md; `who` è il nome del posto,
### `you` è yes se è stato chi legge, `on_you` e `to_you` se è toccato a chi legge, `known` è yes
### se chi legge può conoscere le carte, `count` dice quanti secchi.

eimer-name = Alles im Eimer
eimer-about = Butta giù la piramide di secchi del vicino, salva la tua · 2–6 giocatori
eimer-score = { $count ->
        [one] 1 secchio
       *[other] { $count } secchi
    }
colour-Y = gallo giallo
colour-W = cavallo bianco
colour-R = toro rosso
colour-B = pecora blu
colour-G = maiale verde

## Racconto

eimer-dealt = { $known ->
        [yes] { $you ->
            [yes] Ricevi { $cards }.
           *[no] { $who } riceve { $cards }.
        }
       *[no] { $who } riceve le sue carte.
    }
eimer-built = { $you ->
        [yes] La tua piramide è in piedi.
       *[no] { $who } ha costruito la piramide.
    }
eimer-revealed = Si scoprono tutte le piramidi.
eimer-attacked = { $you ->
        [yes] Attacchi { $on } con { $cards }: { $sum }.
       *[no] { $on_you ->
            [yes] { $who } ti attacca con { $cards }: { $sum }!
           *[no] { $who } attacca { $on } con { $cards }: { $sum }.
        }
    }
eimer-defended = { $you ->
        [yes] Ti difendi con { $cards }, in tutto { $sum }:
       *[no] { $who } si difende con { $cards }, in tutto { $sum }:
    } { $reversed ->
        [yes] pari, la direzione si inverte e
       *[no] ora
    } { $on_you ->
        [yes] tocca a te.
       *[no] tocca a { $on }.
    }
eimer-drew = { $known ->
        [yes] { $you ->
            [yes] Peschi { $card }.
           *[no] { $who } pesca { $card }.
        }
       *[no] { $who } pesca una carta.
    }
eimer-missed_draw = { $you ->
        [yes] Hai dimenticato di pescare.
       *[no] { $who } ha dimenticato di pescare.
    }
eimer-recycled = { $count ->
        [one] L’unica carta scartata diventa il nuovo mazzo.
       *[other] Le { $count } carte scartate diventano il nuovo mazzo.
    }
eimer-lost = { $you ->
        [yes] Dai via
       *[no] { $who } dà via
    } { $colour ->
        [Y] un secchio giallo.
        [W] un secchio bianco.
        [R] un secchio rosso.
        [B] un secchio blu.
       *[G] un secchio verde.
    }
eimer-fell = { $count ->
        [one] { $you ->
            [yes] Ti cade un altro secchio.
           *[no] A { $who } cade un altro secchio.
        }
       *[other] { $you ->
            [yes] Ti cadono altri { $count } secchi.
           *[no] A { $who } cadono altri { $count } secchi.
        }
    }
eimer-split = { $you ->
        [yes] La tua piramide è in due parti.
       *[no] La piramide di { $who } è in due parti.
    }
eimer-kept_part = { $you ->
        [yes] Tieni
       *[no] { $who } tiene
    } { $part ->
        [left] la parte sinistra;
       *[right] la parte destra;
    } { $count ->
        [one] 1 secchio se ne va.
       *[other] { $count } secchi se ne vanno.
    }
eimer-out = { $you ->
        [yes] Il tuo ultimo secchio è caduto: sei fuori.
       *[no] L’ultimo secchio di { $who } è caduto: fuori!
    }
eimer-passed_start = { $you ->
        [yes] Non hai più carte;
       *[no] { $who } non ha più carte;
    } { $to_you ->
        [yes] cominci tu.
       *[no] comincia { $to }.
    }

## Mosse

eimer-attack-heading = Attacchi { $on }. Da una a tre carte di un colore:
eimer-defend-heading = Gioca di più, nel colore { $colour ->
        [Y] gallo giallo:
        [W] cavallo bianco:
        [R] toro rosso:
        [B] pecora blu:
       *[G] maiale verde:
    }
eimer-lose-heading = Oppure dai via un secchio:
eimer-lose-only-heading = Questo non lo puoi battere. Dai via un secchio:
eimer-split-heading = La tua piramide è in due parti. Quale resta?
eimer-draw-heading = Puoi pescare una carta prima che agisca il prossimo:
eimer-move-lose = { $colour ->
        [Y] Il secchio giallo
        [W] Il secchio bianco
        [R] Il secchio rosso
        [B] Il secchio blu
       *[G] Il secchio verde
    } { $row ->
        [1] nella fila più bassa, posto { $across }
       *[other] nella fila { $row } dal basso, posto { $across }
    }
eimer-move-reverses = inverte la direzione
eimer-move-keep-left = Tieni la parte sinistra
eimer-move-keep-right = Tieni la parte destra
eimer-move-draw = Pesca una carta
eimer-then-fell = { $count ->
        [one] ne cade un altro
       *[other] ne cadono altri { $count }
    }
eimer-then-nothing-falls = non cade altro
eimer-then-lost = { $count ->
        [one] se ne va 1 secchio
       *[other] se ne vanno { $count } secchi
    }
eimer-then-split = si spezza in due
eimer-then-out = sei fuori
eimer-then-over = la partita finisce

## Lo schermo

eimer-hand = La tua mano
eimer-attack-told = { $who } attacca { $on } · { $colour ->
        [Y] gallo giallo
        [W] cavallo bianco
        [R] toro rosso
        [B] pecora blu
       *[G] maiale verde
    } · da battere: { $sum }
eimer-piles = Mazzo { $pile } · scarti { $discards } · { $direction ->
        [1] in senso orario →
       *[other] ← in senso antiorario
    }
eimer-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
eimer-is-out = fuori
eimer-not-built = costruisce
eimer-has-built = pronta
eimer-build-heading = Costruisci la tua piramide: { $count } secchi di ogni colore, dal basso.

## Opzioni

option-eimer-reverse = Inversione della direzione
option-eimer-reverse-false = no (regolamento del 2002)
option-eimer-reverse-true = chi pareggia esattamente inverte la direzione (non ufficiale nel 2002, regola stampata nel 2005)
option-eimer-forgetful_draw = Pescare
option-eimer-forgetful_draw-false = avviene da sé
option-eimer-forgetful_draw-true = bisogna ricordarsene prima che agisca il prossimo (regolamento: chi lo dimentica gioca con meno carte)
option-eimer-last_standing = Si gioca
option-eimer-last_standing-false = finché cade una piramide, in cinque o sei due (regolamento)
option-eimer-last_standing-true = finché resta una piramide sola
option-eimer-edition = Edizione
option-eimer-edition-2002 = 2002: 15 secchi, 110 carte, 12 in mano
option-eimer-edition-2005 = 2005: 10 secchi, 80 carte, 8 in mano, a pari somma si inverte la direzione

## Regole

eimer-rules-goal = Ognuno fa la guardia a una piramide di secchi. Attacca il vicino con le carte, para quello che arriva, e resta con più secchi quando cade la prima piramide.
eimer-rules-setup = Ognuno riceve 12 carte e costruisce di nascosto una piramide di 15 secchi, tre per colore: 5 in basso, poi 4, 3, 2, 1. I colori sono animali: Y gallo giallo, W cavallo bianco, R toro rosso, B pecora blu, G maiale verde. Per ogni colore ci sono due 1 e due 8, e tre di tutte le altre.
eimer-rules-attack = Gioca da una a tre carte di un colore: la loro somma attacca il prossimo. Lui può giocarne da una a tre dello stesso colore: la somma di tutte le carte davanti a lui dev’essere più alta di quella di chi attacca. Poi l’attacco passa avanti, magari fino a tornare a te: quello che hai già davanti conta. Dopo aver giocato peschi una carta, non importa quante ne hai giocate.
eimer-rules-hit = Chi non può o non vuole difendersi dà via un secchio del colore dell’attacco, o uno qualsiasi se non ne ha. Cade anche ogni secchio che non poggia più su due altri. Se la piramide resta in due parti, una se ne va: scegli tu. Tutte le carte giocate si scartano, e chi è stato colpito attacca.
eimer-rules-end = Da due a quattro giocatori si finisce quando cade una piramide; in cinque o sei, quando ne cadono due. Vince chi ha più secchi in piedi.
eimer-rules-variants = reverse=true: chi pareggia inverte la direzione, e chi attaccava deve difendersi. forgetful_draw=true: si pesca in tempo o niente. last_standing=true: si gioca finché resta una piramide. edition=2005: 10 secchi, 8 carte, sempre con l’inversione.
eimer-rules-typing = build YYYWW/RRRB/BBG/GG/W (dal basso) · play R5 R3 (gioca) · lose 0.2 (fila, posto, contando da 0) · keep left · keep right · draw (pesca)
