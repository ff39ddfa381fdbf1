import type { ReaderReviewRequest, SaidReview } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { declineSaid } from '../comments/declineSaid.ts'
import { findTalk } from '../comments/findTalk.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { sceneAt } from '../sessions/state/sceneAt.ts'
import { giveStars } from '../stories/figures/giveStars.ts'
import type { NewReview } from './ports.ts'
import { presentReview } from './presentReview.ts'

interface Reviewing extends ReaderReviewRequest {
  storyId: string
  user: StoredUser
}

/** The ending that a reader came to last; of whose play is gone the one that their review names, if any. */
async function findEnding(
  ports: Ports,
  { user, storyId }: Reviewing,
): Promise<Pick<NewReview, 'ending_name' | 'ending_title'> | undefined> {
  const { reviews, ratings } = ports.store.repositories
  const last = await reviews.findLastEnding(user.id, storyId)
  if (last) {
    const { name, title } = await sceneAt(ports, last.version_id, last.state)
    return { ending_name: name, ending_title: title }
  }
  if (!(await ratings.canRate(storyId, user.id))) return undefined
  return (await reviews.findOwn(user.id, storyId)) ?? { ending_name: '', ending_title: '' }
}

/** Keeps words and stars of a reader who has come to an ending, in place of what they said before. */
export async function saveReview(ports: Ports, given: Reviewing): Promise<SaidReview | Refusal> {
  const talk = await findTalk(ports, given)
  if (isRefusal(talk)) return talk
  const { storyId, user, stars, words } = given
  const ending = await findEnding(ports, given)
  if (!ending) return { code: 'not_finished' }
  const { blocks } = ports.store.repositories
  if (await blocks.hasBlocked(talk.story.author_id, user.id)) return { code: 'forbidden' }
  const declined = await declineSaid(ports, words, talk)
  if (declined) return { review: null, declined }

  const { ending_name, ending_title } = ending
  const said = { id: ports.ids.newId(), story_id: storyId, user_id: user.id, words }
  const now = ports.clock.now()
  const saved = await ports.store.transaction(async ({ reviews, ratings, figures, notices }) => {
    const isNew = (await reviews.findOwn(user.id, storyId)) === undefined
    await giveStars({ ratings, figures }, { storyId, userId: user.id, stars, now })
    await reviews.save({ ...said, ending_name, ending_title, now })
    if (isNew) await notices.tellOfReview({ storyId, userId: user.id }, now)
    return reviews.findOwn(user.id, storyId)
  })
  return { review: saved ? presentReview(saved, talk.reader, null) : null }
}
