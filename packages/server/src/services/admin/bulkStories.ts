import type { BulkAnswer, BulkRequest, BulkSkip } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { BulkAsked } from './bulk/changeOf.ts'
import { changePiece, linesOf } from './bulk/changePiece.ts'
import { openBulkAct, readBulk } from './bulk/openBulkAct.ts'
import type { BulkLine } from './bulk/ports.ts'
import { restoreNext } from './bulk/restoreNext.ts'

interface Asked {
  user: StoredUser
  /** The caller's name for this press: sent again with it, the act goes on where it stopped. */
  key: string | null
  request: BulkRequest
}

/** Stories of one transaction. */
const PIECE = 200

interface Counted {
  outcome: BulkLine['outcome'] | null
  stories: number
}

function answerOf(bulk_id: string | null, counts: readonly Counted[]): BulkAnswer {
  const of = (outcome: Counted['outcome']) =>
    counts.find((counted) => counted.outcome === outcome)?.stories ?? 0
  return {
    bulk_id,
    total: counts.reduce((sum, { stories }) => sum + stories, 0),
    changed: of('changed'),
    skipped: counts.flatMap(({ outcome, stories }) =>
      outcome === null || outcome === 'changed' ? [] : [{ why: outcome as BulkSkip, stories }],
    ),
    remaining: of(null),
  }
}

/** What would become of the stories, without anything being done. */
async function preview({ store }: Ports, asked: BulkAsked): Promise<BulkAnswer> {
  const { selection } = asked.request
  const stories = await store.repositories.bulk.listChosen(selection)
  const ids = [...new Set(selection.ids ?? stories.map(({ id }) => id))]
  const counts = new Map<BulkLine['outcome'], number>()
  for (const { outcome } of linesOf(ids, stories, asked)) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return answerOf(
    null,
    [...counts].map(([outcome, stories]) => ({ outcome, stories })),
  )
}

/**
 * Goes on with an act, at most so many stories on. What stops it after the first of them is told to the next
 * send alone: the answer to this one names the act, which can be undone.
 */
async function goOn(
  ports: Ports,
  bulkId: string,
  { asked, user }: { asked: BulkAsked; user: StoredUser },
): Promise<Refusal | null> {
  const { act, limit: most } = asked.request
  // One that is restored is reviewed, and holds by itself.
  const see = act === 'restore' ? restoreNext : changePiece
  const piece = act === 'restore' ? 1 : PIECE
  for (let seen = 0; seen < most;) {
    const limit = Math.min(most - seen, piece)
    try {
      const done = await see(ports, bulkId, { asked, user, limit })
      if (isRefusal(done)) return seen === 0 ? done : null
      if (done < limit) return null
      seen += done
    } catch (fault) {
      if (seen === 0) throw fault
      ports.reportFault(fault)
      return null
    }
  }
  return null
}

/**
 * Does one thing to many stories, in pieces that hold or fail as a whole. What cannot be done to a
 * story is counted, not refused. A send that breaks off, or sees to a part, goes on with its key.
 */
export async function bulkStories(
  ports: Ports,
  { user, key, request }: Asked,
): Promise<BulkAnswer | Refusal> {
  const { repositories } = ports.store
  const asked = await readBulk(repositories, user, request)
  if (isRefusal(asked)) return asked
  if (request.dry_run) return preview(ports, asked)
  const bulkId = await openBulkAct(ports, asked, key)
  if (isRefusal(bulkId)) return bulkId
  const stopped = await goOn(ports, bulkId, { asked, user })
  return stopped ?? answerOf(bulkId, await repositories.bulk.countLines(bulkId))
}
