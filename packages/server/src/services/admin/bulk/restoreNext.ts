import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../../auth/ports.ts'
import type { Db } from '../../../db/database.ts'
import { bulkRepository } from '../../../db/repositories/bulkStories.ts'
import { contextOf } from '../../../platform/context.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { publish } from '../../../modules/authoring/index.ts'
import type { BulkAsked } from './changeOf.ts'
import { isChanged, linesOf } from './changePiece.ts'
import type { BulkLine } from './ports.ts'

/** Refusals of one story; any other one stops the whole act, which can be sent again. */
const OUTCOMES: Readonly<Record<string, BulkLine['outcome']>> = {
  not_publishable: 'not_publishable',
  not_archived: 'not_taken_down',
  story_not_found: 'gone',
}

/**
 * Brings one story back by the one way that leads to readers: it is reviewed. What became of it is
 * kept in the same transaction: who comes second finds it told.
 */
async function restoreOne(
  ports: Ports,
  { bulkId, storyId }: { bulkId: string; storyId: string },
  { asked, user }: { asked: BulkAsked; user: StoredUser },
): Promise<Refusal | null> {
  const { repositories } = ports.store
  const stories = await repositories.bulk.listChosen({ ids: [storyId] })
  const [line] = linesOf([storyId], stories, asked)
  const settle = (db: Db, settled: BulkLine) => bulkRepository(db).settle(bulkId, [settled])
  if (!line || !isChanged(line)) {
    await settle(repositories.db, line ?? { story_id: storyId, outcome: 'gone' })
    return null
  }
  const waits: BulkLine = { story_id: storyId, outcome: 'in_review' }
  const alongside = (db: Db, status: StoryStatus) =>
    settle(db, status === 'published' ? line : waits)
  const why = asked.request.reason
  const restored = await publish(contextOf(ports), { storyId, user, why, alongside }, 'restore')
  if (!isRefusal(restored)) return null
  const outcome = OUTCOMES[restored.code]
  if (!outcome) return restored
  await settle(repositories.db, { story_id: storyId, outcome })
  return null
}

/** Brings the next story of an act back; gives how many were seen to: one, or none where none waits. */
export async function restoreNext(
  ports: Ports,
  bulkId: string,
  asking: { asked: BulkAsked; user: StoredUser },
): Promise<number | Refusal> {
  const [storyId] = await ports.store.repositories.bulk.listWaiting(bulkId, 1)
  if (storyId === undefined) return 0
  return (await restoreOne(ports, { bulkId, storyId }, asking)) ?? 1
}
