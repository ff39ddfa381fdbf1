import { dayOf } from '../../../domain/day.ts'
import type { Repositories } from '../../repositories.ts'

interface Rating {
  storyId: string
  userId: string
  /** 1 to 5. */
  stars: number
  now: Date
}

/** Rates a story; the first stars of a reader are what a day's figures tell. Inside a transaction. */
export async function giveStars(
  { ratings, figures }: Pick<Repositories, 'ratings' | 'figures'>,
  { now, ...rating }: Rating,
) {
  const { isFirst, ...sums } = await ratings.rate(rating)
  const { storyId, userId, stars } = rating
  if (isFirst) {
    const rated = { kind: 'rating', key: String(stars) } as const
    await figures.add({ storyId, userId, day: dayOf(now), figures: [rated] })
  }
  return sums
}
