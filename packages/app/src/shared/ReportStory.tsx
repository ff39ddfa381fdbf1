import { messageFor, useReportStoryMutation } from '@kathasagar/api'
import { ReportDialog } from '@kathasagar/ui'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

export interface ReportStoryProps {
  /** The question stands. */
  isOpen: boolean
  /** The story that something is wrong with. */
  story_id: string
  /** The reader's session of it, when it is reported while it is played. */
  session_id?: string
  /** Nothing is reported, or no more. */
  onClose: () => void
}

/** Asks what is wrong with a story and sends it; the server finds the scene by the session. */
export function ReportStory({ isOpen, onClose, ...about }: ReportStoryProps) {
  const messages = useSiteMessages()
  const [report] = useReportStoryMutation()

  return (
    <ReportDialog
      isOpen={isOpen}
      isPlayed={about.session_id !== undefined}
      onClose={onClose}
      onSend={async (reported) => {
        const { error } = await report({ ...about, ...reported })
        return error ? messageFor(error, messages.failed.save, messages) : null
      }}
    />
  )
}
