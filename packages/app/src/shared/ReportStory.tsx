import { messageFor, useReportSharedPlayMutation, useReportStoryMutation } from '@kathasagar/api'
import { ReportDialog } from '@kathasagar/ui'

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
  /** Nothing is reported, or no more. */
  onClose: () => void
}

/** Asks what is wrong with a story and sends it; the server finds the scene by the session. */
export function ReportStory({ isOpen, onClose, shared_play: code, ...about }: ReportStoryProps) {
  const messages = useSiteMessages()
  const [report] = useReportStoryMutation()
  const [reportPlay] = useReportSharedPlayMutation()

  return (
    <ReportDialog
      isOpen={isOpen}
      isPlayed={about.session_id !== undefined}
      onClose={onClose}
      onSend={async (reported) => {
        const { error } = await (code === undefined
          ? report({ ...about, ...reported })
          : reportPlay({ code, ...reported }))
        return error ? messageFor(error, messages.failed.save, messages) : null
      }}
    />
  )
}
