import type { PlayReportRequest, StoryReportAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findShown } from './shown/findShown.ts'

interface Reporting extends PlayReportRequest {
  code: string
  user: StoredUser
}

/** Keeps what a reader has against a shared play, among the reports of its story. */
export async function reportSharedPlay(
  ports: Ports,
  { code, user, reason, note }: Reporting,
): Promise<StoryReportAnswer | Refusal> {
  const shown = await findShown(ports, { code, reader: user })
  if (isRefusal(shown)) return shown
  const { id: storyId, title: storyTitle } = shown.story
  const about = { storyId, storyTitle, scene: null, sessionId: null, sharedPlay: code }
  const report = { ...about, reporterId: user.id, reason, note }
  await ports.store.repositories.reports.report(report, ports.clock.now())
  return { is_reported: true }
}
