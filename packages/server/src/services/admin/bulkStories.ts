import type { BulkAnswer, BulkRequest, BulkSkip } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { BulkAsked } from './bulk/changeOf.ts'
import { changePiece, linesOf } from './bulk/changePiece.ts'
import { openBulkAct, readBulk } from './bulk/openBulkAct.ts'
import type { BulkLine } from './bulk/ports.ts'
import { restorePiece } from './bulk/restorePiece.ts'

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

  let left = request.limit
  while (left > 0) {
    const limit = Math.min(left, PIECE)
    const seen =
      request.act === 'restore'
        ? await restorePiece(ports, bulkId, { asked, user, limit })
        : await changePiece(ports, bulkId, { asked, limit })
    if (isRefusal(seen)) return seen
    left = seen < limit ? 0 : left - seen
  }
  return answerOf(bulkId, await repositories.bulk.countLines(bulkId))
}
