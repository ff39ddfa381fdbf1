import type { CommentsQuery, StoryComments } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findTalk, type Talk } from './findTalk.ts'
import type { StoredComment } from './ports.ts'
import { pageOfSaid, placeAt, presentThread } from './presentComment.ts'

interface Asked extends CommentsQuery {
  storyId: string
  user: Reader
}

/** Returns a page of the comments on a story, or of the replies to one comment. */
export async function listComments(ports: Ports, asked: Asked): Promise<StoryComments | Refusal> {
  const talk = await findTalk(ports, asked)
  if (isRefusal(talk)) return talk
  const { comments } = ports.store.repositories
  const { story, reader } = talk
  const [rows, total, are_closed] = await Promise.all([
    listPage(ports, asked, talk),
    comments.count(story.id),
    comments.isClosed(story.id),
  ])
  const { page, next } = pageOfSaid(rows, LIMITS.saidPage)
  const ids = asked.answers_to === undefined ? page.map(({ id }) => id) : []
  const answers = await comments.listOldestAnswers(ids, reader, LIMITS.answersShown + 1)
  const now = ports.clock.now()
  return {
    comments: page.map((comment) => presentThread(comment, answers, talk, now)),
    next,
    total,
    are_closed,
    can_moderate: reader.isModerator,
  }
}

async function listPage(
  { store }: Ports,
  { cursor, sort, answers_to }: Asked,
  { story, reader }: Talk,
): Promise<StoredComment[]> {
  const { comments } = store.repositories
  const page = { reader, after: placeAt(cursor), limit: LIMITS.saidPage + 1 }
  if (answers_to === undefined) return comments.list({ ...page, storyId: story.id, sort })
  const answered = await comments.find(answers_to, story.id, reader)
  return answered === undefined ? [] : comments.listAnswers(answered.id, page)
}
