import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Closes a report that an editor has seen to. */
export async function resolveReport(
  { store, clock }: Ports,
  { reportId, user }: { reportId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story_id = await repos.reviewQueue.resolve(reportId, now)
    if (story_id === undefined) return { code: 'not_found' }
    const target = { kind: 'report', id: reportId }
    const after = { story_id }
    await recordEvent(repos, { actor_id: user.id, act: 'report_closed', target, after }, now)
    return { id: reportId }
  })
}
