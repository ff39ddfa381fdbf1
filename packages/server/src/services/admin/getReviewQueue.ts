import type { ReviewQueue } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { presentCard } from '../../modules/catalogue/index.ts'

const LISTED = 100

/** What waits for an editor, the longest waiting first. */
export async function getReviewQueue({ store }: Ports): Promise<ReviewQueue> {
  const { reviewQueue } = store.repositories
  const [totals, waiting, reports] = await Promise.all([
    reviewQueue.countWaiting(),
    reviewQueue.listWaiting(LISTED),
    reviewQueue.listReports(LISTED),
  ])
  return {
    stories: waiting.map((story) => ({
      ...presentCard(story, null),
      author_id: story.author_id,
      findings: story.findings,
      submitted_at: story.submitted_at?.toISOString() ?? null,
    })),
    reports: reports.map(({ session_id, ...report }) => ({
      ...report,
      has_session: session_id !== null,
      created_at: report.created_at.toISOString(),
    })),
    total_stories: totals.stories,
    total_reports: totals.reports,
  }
}
