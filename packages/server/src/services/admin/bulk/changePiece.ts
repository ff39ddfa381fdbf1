import { recordEvents } from '../../../modules/audit/index.ts'
import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import { recordTakeDown } from '../../../modules/reports/index.ts'
import { AUDIT_ACT, changeOf, factsOf, fieldsLike, isSave, type BulkAsked } from './changeOf.ts'
import type { BulkLine, BulkStory, ChangedLine } from './ports.ts'

/** What becomes of a story, as the act would have it. */
function lineOf(story: BulkStory, asked: BulkAsked): BulkLine {
  const after = changeOf(story, asked)
  if (typeof after === 'string') return { story_id: story.id, outcome: after }
  const before = fieldsLike(story, after)
  const revision = story.revision + (isSave(asked.request.act) ? 1 : 0)
  return { story_id: story.id, outcome: 'changed', before, after, revision }
}

export const isChanged = (line: BulkLine): line is BulkLine & ChangedLine =>
  line.outcome === 'changed'

/** What becomes of each of these stories; of those that are gone, too. */
export function linesOf(
  ids: readonly string[],
  stories: readonly BulkStory[],
  asked: BulkAsked,
): BulkLine[] {
  const byId = new Map(stories.map((story) => [story.id, story]))
  return ids.map((story_id) => {
    const story = byId.get(story_id)
    return story ? lineOf(story, asked) : { story_id, outcome: 'gone' }
  })
}

async function record(
  repos: Repositories,
  lines: readonly ChangedLine[],
  { request, adminId }: BulkAsked,
  now: Date,
) {
  const { act, reason } = request
  if (act === 'take_down') {
    const storyIds = lines.map(({ story_id }) => story_id)
    return recordTakeDown(repos.db, { storyIds, actor_id: adminId, reason }, now)
  }
  const events = lines.map(({ story_id, before, after }) => ({
    actor_id: adminId,
    act: AUDIT_ACT[act],
    target: { kind: 'story', id: story_id },
    before: factsOf(before),
    after: { ...factsOf(after), reason },
  }))
  await recordEvents(repos.db, events, now)
}

/** Sees to so many stories of an act, all of them or none; gives to how many. */
export function changePiece(
  { store, clock }: Ports,
  bulkId: string,
  { asked, limit }: { asked: BulkAsked; limit: number },
): Promise<number> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.bulk.lockAct(bulkId)
    const ids = await repos.bulk.listWaiting(bulkId, limit)
    const lines = linesOf(ids, await repos.bulk.lockStories(ids), asked)
    const changed = lines.filter(isChanged)
    await repos.bulk.writeStories(
      changed.map(({ story_id, after }) => ({ id: story_id, fields: after })),
      isSave(asked.request.act) ? asked.adminId : null,
    )
    await record(repos, changed, asked, now)
    await repos.bulk.settle(bulkId, lines)
    return ids.length
  })
}
