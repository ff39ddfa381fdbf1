import { lazyPart } from '@kathasagar/ui'
import { useState } from 'react'

import type { ReportStoryProps } from './ReportStory.tsx'

const ReportStory = lazyPart(async () => (await import('./ReportStory.tsx')).ReportStory, {
  isNeeded: ({ isOpen }: ReportStoryProps) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** A way to report a story, and the dialog that it opens, which is loaded when it is first asked for. */
export function useReportStory(
  about: Pick<ReportStoryProps, 'story_id' | 'session_id' | 'shared_play' | 'comment_id'>,
) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)

  return {
    report: () => setIsOpen(true),
    reportDialog: isOpen !== null && (
      <ReportStory {...about} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    ),
  }
}
