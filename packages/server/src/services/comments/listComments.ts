import type { CommentsQuery, StoryComments } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { sceneAt } from '../sessions/state/sceneAt.ts'
import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findMentions } from './findMentions.ts'
import { findTalk, type Talk } from './findTalk.ts'
import type { OpenScenes, SceneSaid, StoredComment } from './ports.ts'
import { presentThread } from './presentComment.ts'
import { pageOfSaid, placeAt } from './saidCursor.ts'

interface Asked extends CommentsQuery {
  storyId: string
  user: Reader
}

/** What was said of a story, without what was said at scenes that the reader has not met. */
export async function listComments(ports: Ports, asked: Asked): Promise<StoryComments | Refusal> {
  const talk = await findTalk(ports, asked)
  if (isRefusal(talk)) return talk
  const { comments } = ports.store.repositories
  const { story, reader } = talk
  const isFirst = asked.cursor === undefined && asked.answers_to === undefined
  const scenes = await comments.listScenes(story.id, reader.userId)
  const open = openScenes(scenes, asked.unveiled || reader.isModerator)
  const [rows, pinned, total, isClosed, stands_at] = await Promise.all([
    listPage(ports, asked, talk, open),
    isFirst ? comments.findPinned({ storyId: story.id, reader, open }) : undefined,
    comments.count(story.id),
    comments.isClosed(story.id),
    isFirst ? listStands(ports, talk) : [],
  ])
  const { page, next } = pageOfSaid(rows, LIMITS.saidPage)
  const shown = pinned ? [pinned, ...page] : page
  const ids = asked.answers_to === undefined ? shown.map(({ id }) => id) : []
  const answers = await comments.listOldestAnswers(ids, reader, LIMITS.answersShown + 1)
  const mentions = await findMentions(
    ports,
    [...shown, ...answers].map(({ words }) => words),
  )
  const now = ports.clock.now()
  const present = (comment: StoredComment) => presentThread(comment, answers, talk, now)
  return {
    comments: page.map(present),
    next,
    total,
    pinned: pinned ? present(pinned) : null,
    veiled: countVeiled(scenes, open),
    are_closed: isClosed,
    can_moderate: reader.isModerator,
    mentions,
    stands_at,
  }
}

/** The scenes of which nothing is kept back; null for all of them. */
const openScenes = (scenes: readonly SceneSaid[], areAll: boolean): OpenScenes =>
  areAll ? null : scenes.filter(({ is_met }) => is_met).map(({ scene_name }) => scene_name)

function countVeiled(scenes: readonly SceneSaid[], open: OpenScenes) {
  const veiled = scenes.filter(({ scene_name }) => open !== null && !open.includes(scene_name))
  return {
    comments: veiled.reduce((sum, { comments }) => sum + comments, 0),
    answers: veiled.reduce((sum, { answers }) => sum + answers, 0),
  }
}

async function listPage(
  { store }: Ports,
  { cursor, sort, answers_to }: Asked,
  { story, reader }: Talk,
  open: OpenScenes,
): Promise<StoredComment[]> {
  const { comments } = store.repositories
  const page = { reader, after: placeAt(cursor), limit: LIMITS.saidPage + 1 }
  if (answers_to === undefined) return comments.list({ ...page, storyId: story.id, open, sort })
  const answered = await comments.find(answers_to, story.id, reader)
  const isVeiled =
    answered?.scene_name != null && open !== null && !open.includes(answered.scene_name)
  return answered === undefined || isVeiled ? [] : comments.listAnswers(answered.id, page)
}

/** The scenes that the reader stands at, each once. */
async function listStands(
  ports: Ports,
  { story, reader }: Talk,
): Promise<StoryComments['stands_at']> {
  if (reader.userId === null) return []
  const stands = await ports.store.repositories.comments.listStands(reader.userId, story.id)
  const named = await Promise.all(
    stands.map(async ({ session_id, version_id, state }) => ({
      session_id,
      scene: (await sceneAt(ports, version_id, state)).title,
    })),
  )
  return [...new Map(named.toReversed().map((stand) => [stand.scene, stand])).values()].toReversed()
}
