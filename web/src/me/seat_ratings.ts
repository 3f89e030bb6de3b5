// The ratings of those at a table, in words.
import { say, speakGames } from '../i18n/messages.svelte'
import { mine, number } from './games'

export async function seatRatings(code: string): Promise<string[]> {
  const [told] = await Promise.all([mine.seats(code), speakGames()])
  return told.seats.map((rating) => (rating ? say('web-mine-rating-seat', { mean: number(rating.mean), deviation: number(rating.deviation) }) : ''))
}
