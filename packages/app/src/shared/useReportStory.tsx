import { lazyPart } from '@kathasagar/ui/internal'
import { useState } from 'react'

import type { ReportStoryProps } from './ReportStory.tsx'

const ReportStory = lazyPart(async () => (await import('./ReportStory.tsx')).ReportStory, {
  isNeeded: ({ isOpen }: ReportStoryProps) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

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
