import {
  useReportCommentMutation,
  useReportSharedPlayMutation,
  useReportStoryMutation,
} from '@kathasagar/api'
import { ReportDialog, type ReportTarget } from '@kathasagar/ui/internal'

import { useRefusal } from './useRefusal.ts'

export interface ReportStoryProps {
  isOpen: boolean
  story_id: string
  session_id?: string
  shared_play?: string
  comment_id?: string
  onClose: () => void
}

type About = Omit<ReportStoryProps, 'isOpen' | 'onClose'>

function useReport({ story_id, session_id, shared_play, comment_id }: About) {
  const [report] = useReportStoryMutation()
  const [reportPlay] = useReportSharedPlayMutation()
  const [reportComment] = useReportCommentMutation()

  return (reported: ReportTarget) => {
    if (comment_id) return reportComment({ story_id, comment_id, ...reported })
    if (shared_play) return reportPlay({ code: shared_play, ...reported })
    return report({ story_id, ...(session_id && { session_id }), ...reported })
  }
}

export function ReportStory({ isOpen, onClose, ...about }: ReportStoryProps) {
  const refusal = useRefusal()
  const send = useReport(about)

  return (
    <ReportDialog
      isOpen={isOpen}
      isPlayed={about.session_id !== undefined}
      onClose={onClose}
      onSend={(reported) => refusal(send(reported))}
    />
  )
}
