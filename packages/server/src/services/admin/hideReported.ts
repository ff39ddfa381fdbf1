import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordClosing } from '../stories/publication/recordClosing.ts'

/** Hides the comment or review that a report is about, and tells all who have reported it. */
export async function hideReported(
  { store, clock }: Ports,
  { reportId, user }: { reportId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const said = await repos.reviewQueue.findReportedSaid(reportId)
    if (!said) return { code: 'not_found' }
    await repos[said.kind === 'comment' ? 'comments' : 'reviews'].hide(said.id, 'editor')
    const act = { actor_id: user.id, act: 'said_hidden', target: said } as const
    await recordEvent(repos, act, now)
    const closed = await repos.reviewQueue.resolveSaid(said.id, now)
    await recordClosing(repos, closed, { actor_id: user.id, outcome: 'report_upheld' }, now)
    return { id: reportId }
  })
}
