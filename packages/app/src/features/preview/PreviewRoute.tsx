import { messageFor, statusOf, useBeginPreviewMutation } from '@kathasagar/api'
import { PreviewScreen } from '@kathasagar/ui'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { usePreview } from './usePreview.ts'

/** What will not be otherwise when it is asked again. */
const FINAL: readonly (number | null)[] = [403, 404, 410, 422]

/** `/preview/:code` */
export function PreviewRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const { preview, error, retry, session_id } = usePreview(code)
  const playing = useStartPlaying()
  const [begin, { isLoading }] = useBeginPreviewMutation()
  useTitle(preview?.story.title ?? (error ? messages.titles.missing : undefined))

  const handleBegin = () => {
    if (!preview) return
    // Its author has invited; what a published story asks for is told by the server.
    playing.enterAsPlayer({ ...preview.story, is_premium: false }, async () => {
      const { data, error: refusal } = await begin(code)
      return { sessionId: data?.id, error: refusal }
    })
  }

  return (
    <>
      <PreviewScreen
        error={error && messageFor(error, messages.failed.story, messages)}
        isBusy={isLoading}
        loginRequired={playing.popup}
        onBegin={handleBegin}
        onGoOn={session_id ? () => void navigate(paths.play(session_id)) : undefined}
        onRetry={FINAL.includes(statusOf(error)) ? undefined : retry}
        preview={preview}
      />
      <StartDialogs {...playing} />
    </>
  )
}
