import { BULK_STEP_MAX, type BulkUndoAnswer } from '@kathasagar/api/contract'

import { recordEvents } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { AUDIT_ACT, factsOf, isSave, stands } from './bulk/changeOf.ts'
import type { BulkStory, ChangedLine, ListedChange, StoredBulkAct } from './bulk/ports.ts'
import { countOtherAdmins } from '../../modules/users/index.ts'

/** Stories of one transaction. */
const PIECE = 200

/** The admin's own stories that another took down are left out, as long as there is another to ask. */
const canGoBack = (
  line: ListedChange,
  story: BulkStory | undefined,
  { ownOf }: { ownOf: string | null },
) =>
  story !== undefined &&
  !line.is_ownerless &&
  !(line.after.is_taken_down && story.author_id === ownOf) &&
  story.revision === line.revision &&
  stands(story, line.after)

const undoingAct = ({ act }: StoredBulkAct['request']) => {
  if (act === 'take_down') return AUDIT_ACT.restore
  return act === 'restore' ? AUDIT_ACT.take_down : AUDIT_ACT[act]
}

async function putBack(
  repos: Repositories,
  lines: readonly ChangedLine[],
  { request }: StoredBulkAct,
  { actor_id, now }: { actor_id: string; now: Date },
) {
  await repos.bulk.writeStories(
    lines.map(({ story_id, before }) => ({ id: story_id, fields: before })),
    isSave(request.act) ? actor_id : null,
  )
  const events = lines.map(({ story_id, before, after }) => ({
    actor_id,
    act: undoingAct(request),
    target: { kind: 'story', id: story_id },
    before: factsOf(after),
    after: factsOf(before),
  }))
  await recordEvents(repos.db, events, now)
}

/** Puts so many stories back, all of them or none; gives how many were looked at. */
function undoPiece(
  { store, clock }: Ports,
  { bulk_id, user }: { bulk_id: string; user: StoredUser },
): Promise<number | null> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const act = await repos.bulk.lockAct(bulk_id)
    if (!act) return null
    const lines = await repos.bulk.listChanged(bulk_id, PIECE)
    const stories = await repos.bulk.lockStories(lines.map(({ story_id }) => story_id))
    const byId = new Map(stories.map((story) => [story.id, story]))
    const ownOf = (await countOtherAdmins(repos.db, user.id)) > 0 ? user.id : null
    const isOurs = (line: ListedChange) => canGoBack(line, byId.get(line.story_id), { ownOf })
    const ours = lines.filter(isOurs)
    await putBack(repos, ours, act, { actor_id: user.id, now })
    const idsOf = (some: readonly ChangedLine[]) => some.map(({ story_id }) => story_id)
    await repos.bulk.settleUndo(bulk_id, idsOf(ours), true)
    await repos.bulk.settleUndo(bulk_id, idsOf(lines.filter((line) => !isOurs(line))), false)
    return lines.length
  })
}

/**
 * Puts back what an act on many stories changed; what somebody has changed since stays theirs, and an admin's
 * own story that was taken down stays so.
 */
export async function undoBulk(
  ports: Ports,
  asked: { bulk_id: string; user: StoredUser },
): Promise<BulkUndoAnswer | Refusal> {
  for (let left = BULK_STEP_MAX; left > 0; left -= PIECE) {
    const seen = await undoPiece(ports, asked)
    if (seen === null) return { code: 'not_found' }
    if (seen < PIECE) break
  }
  const counts = await ports.store.repositories.bulk.countUndone(asked.bulk_id)
  const of = (undone: boolean | null) =>
    counts.find((counted) => counted.undone === undone)?.stories ?? 0
  return { undone: of(true), left: of(false), remaining: of(null) }
}
