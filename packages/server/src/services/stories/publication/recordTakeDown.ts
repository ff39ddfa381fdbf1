import { recordEvents } from '../../../modules/audit/index.ts'
import { tellOfTakeDown } from '../../../modules/notices/index.ts'
import type { Repositories } from '../../repositories.ts'
import { recordClosing } from './recordClosing.ts'

interface TakenDown {
  storyIds: readonly string[]
  /** The editor. */
  actor_id: string
  /** Read by the author. */
  reason: string
}

/** Keeps who took stories down, tells their authors, and closes the reports of them: they are seen to. */
export async function recordTakeDown(
  repos: Repositories,
  { storyIds, actor_id, reason }: TakenDown,
  now: Date,
): Promise<void> {
  const events = storyIds.map((id) => ({
    actor_id,
    act: 'story_archived' as const,
    target: { kind: 'story', id },
    after: { reason },
  }))
  await recordEvents(repos.db, events, now)
  await tellOfTakeDown(repos.db, storyIds, now)
  const reports = await repos.reviewQueue.resolveOf(storyIds, now)
  await recordClosing(repos, reports, { actor_id, outcome: 'report_upheld' }, now)
}
