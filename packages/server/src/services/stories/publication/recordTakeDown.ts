import { recordEvent } from '../../audit/recordEvent.ts'
import type { Repositories } from '../../ports.ts'
import { recordClosing } from './recordClosing.ts'

interface TakenDown {
  storyId: string
  /** The editor. */
  actor_id: string
  /** Read by the author. */
  reason: string
}

/** Keeps who took a story down, and closes the reports of it: they are seen to. */
export async function recordTakeDown(
  repos: Repositories,
  { storyId, actor_id, reason }: TakenDown,
  now: Date,
): Promise<void> {
  const target = { kind: 'story', id: storyId }
  await recordEvent(repos, { actor_id, act: 'story_archived', target, after: { reason } }, now)
  const reports = await repos.reviewQueue.resolveOf(storyId, now)
  await recordClosing(repos, reports, { actor_id, outcome: 'report_upheld' }, now)
}
