import {
  messageFor,
  useReportCommentMutation,
  useReportSharedPlayMutation,
  useReportStoryMutation,
} from '@kathasagar/api'
import { ReportDialog, type Reported } from '@kathasagar/ui'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

export interface ReportStoryProps {
  /** The question stands. */
  isOpen: boolean
  /** The story that something is wrong with. */
  story_id: string
  /** The reader's session of it, when it is reported while it is played. */
  session_id?: string
  /** Code of the shared play that something is wrong with. */
  shared_play?: string
  /** The comment on the story that something is wrong with. */
  comment_id?: string
  /** Nothing is reported, or no more. */
  onClose: () => void
}

type About = Omit<ReportStoryProps, 'isOpen' | 'onClose'>

/** Sends what is wrong to where it belongs; the server finds the scene by the session. */
function useReport({ story_id, session_id, shared_play, comment_id }: About) {
  const [report] = useReportStoryMutation()
  const [reportPlay] = useReportSharedPlayMutation()
  const [reportComment] = useReportCommentMutation()

  return (reported: Reported) => {
    if (comment_id) return reportComment({ story_id, comment_id, ...reported })
    if (shared_play) return reportPlay({ code: shared_play, ...reported })
    return report({ story_id, ...(session_id && { session_id }), ...reported })
  }
}

/** Asks what is wrong with a story, or with what was made or said of it, and sends it. */
export function ReportStory({ isOpen, onClose, ...about }: ReportStoryProps) {
  const messages = useSiteMessages()
  const send = useReport(about)

  return (
    <ReportDialog
      isOpen={isOpen}
      isPlayed={about.session_id !== undefined}
      onClose={onClose}
      onSend={async (reported) => {
        const { error } = await send(reported)
        return error ? messageFor(error, messages.failed.save, messages) : null
      }}
    />
  )
}
