// The drawings of Alles im Eimer, by the letter of their colour.
import bucketB from '../../kit/eimer/bucket-blue.svg'
import miniB from '../../kit/eimer/bucket-blue-mini.svg'
import bucketG from '../../kit/eimer/bucket-green.svg'
import miniG from '../../kit/eimer/bucket-green-mini.svg'
import bucketR from '../../kit/eimer/bucket-red.svg'
import miniR from '../../kit/eimer/bucket-red-mini.svg'
import slot from '../../kit/eimer/bucket-slot.svg'
import bucketW from '../../kit/eimer/bucket-white.svg'
import miniW from '../../kit/eimer/bucket-white-mini.svg'
import bucketY from '../../kit/eimer/bucket-yellow.svg'
import miniY from '../../kit/eimer/bucket-yellow-mini.svg'
import back from '../../kit/eimer/card-back.svg'
import cardB from '../../kit/eimer/card-blue.svg'
import cardG from '../../kit/eimer/card-green.svg'
import cardR from '../../kit/eimer/card-red.svg'
import cardW from '../../kit/eimer/card-white.svg'
import cardY from '../../kit/eimer/card-yellow.svg'
import bull from '../../kit/eimer/emblem-bull.svg'
import horse from '../../kit/eimer/emblem-horse.svg'
import pig from '../../kit/eimer/emblem-pig.svg'
import rooster from '../../kit/eimer/emblem-rooster.svg'
import sheep from '../../kit/eimer/emblem-sheep.svg'
import type { Colour } from './eimer'

export const BUCKET: Record<Colour, string> = { Y: bucketY, W: bucketW, R: bucketR, B: bucketB, G: bucketG }
export const MINI: Record<Colour, string> = { Y: miniY, W: miniW, R: miniR, B: miniB, G: miniG }
export const CARD: Record<Colour, string> = { Y: cardY, W: cardW, R: cardR, B: cardB, G: cardG }
export const EMBLEM: Record<Colour, string> = { Y: rooster, W: horse, R: bull, B: sheep, G: pig }
export const SLOT = slot
export const BACK = back
