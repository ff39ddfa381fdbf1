import type { ReaderReviews, ReviewsQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { findMentions } from '../comments/findMentions.ts'
import { findTalk, type Talk } from '../comments/findTalk.ts'
import { pageOfSaid, placeAt } from '../comments/saidCursor.ts'
import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { averageRating } from '../stories/present/presentStory.ts'
import { findFound, presentReview, type FoundEndings } from './presentReview.ts'

interface Asked extends ReviewsQuery {
  storyId: string
  user: Reader
}

/** What readers say of a story after an ending, the stars of all, and what the caller may add to it. */
export async function listReviews(ports: Ports, asked: Asked): Promise<ReaderReviews | Refusal> {
  const talk = await findTalk(ports, asked)
  if (isRefusal(talk)) return talk
  const { story, reader } = talk
  const { reviews } = ports.store.repositories
  const page = { after: placeAt(asked.cursor), limit: LIMITS.saidPage + 1, sort: asked.sort }
  const [rows, total, found, ratings, own] = await Promise.all([
    reviews.list({ ...page, storyId: story.id, reader }),
    reviews.count(story.id),
    findFound(ports, story.id, reader),
    ratingsOf(ports, talk),
    ownPartOf(ports, talk),
  ])
  const mentions = await findMentions(
    ports,
    rows.flatMap(({ words, answer }) => [words, answer]),
  )
  const shown = pageOfSaid(rows, LIMITS.saidPage)
  return {
    reviews: shown.page.map((review) => presentReview(review, reader, found)),
    next: shown.next,
    total,
    mentions,
    ratings,
    ...own,
    can_answer: asked.user?.id === story.author_id,
    endings: await endingsOf(ports, talk, found),
  }
}

async function ratingsOf({ store }: Ports, { story }: Talk): Promise<ReaderReviews['ratings']> {
  const counted = await store.repositories.reviews.countStars(story.id)
  const readersOf = new Map(counted.map(({ stars, readers }) => [stars, readers]))
  return {
    average: averageRating(story),
    readers: counted.reduce((sum, { readers }) => sum + readers, 0),
    by_stars: Array.from(
      { length: LIMITS.starsMax },
      (_, at) => readersOf.get(LIMITS.starsMax - at) ?? 0,
    ),
  }
}

/** What the caller has said of it, and whether they may. */
async function ownPartOf(
  { store }: Ports,
  { story, reader }: Talk,
): Promise<Pick<ReaderReviews, 'mine' | 'own_stars' | 'can_review'>> {
  const { userId } = reader
  if (userId === null) return { mine: null, own_stars: null, can_review: false }
  const { reviews, ratings } = store.repositories
  const [mine, stars, can_review] = await Promise.all([
    reviews.findOwn(userId, story.id),
    ratings.findStars(story.id, userId),
    ratings.canRate(story.id, userId),
  ])
  const own_stars = stars ?? null
  return { mine: mine ? presentReview(mine, reader, null) : null, own_stars, can_review }
}

/** Titles of the endings that the caller has found in plays of their own; no more for authors and admins, who may know all. */
async function endingsOf(
  ports: Ports,
  { story, reader }: Talk,
  known: FoundEndings,
): Promise<ReaderReviews['endings']> {
  if (story.current_version_id === null) return []
  const graph = await ports.graphs(story.current_version_id, story.game_config)
  const found = known ?? (await findFound(ports, story.id, { ...reader, isModerator: false }))
  return graph.endings.map((name, place) => ({
    number: place + 1,
    title: found?.has(name) ? graph.titleOf(name) : null,
  }))
}
