// The ratings of those at a table, as text.
import { loadMessages, t } from '../i18n/messages.svelte'
import { myApi, number } from './my_api'

export async function seatRatings(code: string): Promise<string[]> {
  const [ratings] = await Promise.all([myApi.seats(code), loadMessages('mine')])
  return ratings.seats.map((rating) =>
    rating ? t('web-mine-rating-seat', { mean: number(rating.mean), deviation: number(rating.deviation) }) : '',
  )
}
