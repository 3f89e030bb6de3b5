// The drawings of Alles im Eimer, by the letter of their colour.
import bucketB from './art/bucket-blue.svg'
import miniB from './art/bucket-blue-mini.svg'
import bucketG from './art/bucket-green.svg'
import miniG from './art/bucket-green-mini.svg'
import bucketR from './art/bucket-red.svg'
import miniR from './art/bucket-red-mini.svg'
import slot from './art/bucket-slot.svg'
import bucketW from './art/bucket-white.svg'
import miniW from './art/bucket-white-mini.svg'
import bucketY from './art/bucket-yellow.svg'
import miniY from './art/bucket-yellow-mini.svg'
import back from './art/card-back.svg'
import cardB from './art/card-blue.svg'
import cardG from './art/card-green.svg'
import cardR from './art/card-red.svg'
import cardW from './art/card-white.svg'
import cardY from './art/card-yellow.svg'
import bull from './art/emblem-bull.svg'
import horse from './art/emblem-horse.svg'
import pig from './art/emblem-pig.svg'
import rooster from './art/emblem-rooster.svg'
import sheep from './art/emblem-sheep.svg'
import type { Colour } from './state'

export const BUCKET: Record<Colour, string> = { Y: bucketY, W: bucketW, R: bucketR, B: bucketB, G: bucketG }
export const MINI: Record<Colour, string> = { Y: miniY, W: miniW, R: miniR, B: miniB, G: miniG }
export const CARD: Record<Colour, string> = { Y: cardY, W: cardW, R: cardR, B: cardB, G: cardG }
export const EMBLEM: Record<Colour, string> = { Y: rooster, W: horse, R: bull, B: sheep, G: pig }
export const SLOT = slot
export const BACK = back
