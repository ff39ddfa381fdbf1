import { messageFor, statusOf, useBeginPreviewMutation, useGetPreviewQuery } from '@kathasagar/api'
import { PreviewScreen } from '@kathasagar/ui/screens'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

const FINAL: readonly (number | null)[] = [403, 404, 410, 422]

export default function PreviewRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const { currentData, error, refetch } = useGetPreviewQuery(code, {
    refetchOnMountOrArgChange: true,
  })
  const fault = currentData ? undefined : error
  const playing = useStartPlaying()
  const [begin, { isLoading }] = useBeginPreviewMutation()
  useTitle(currentData?.story.title ?? (fault ? messages.titles.missing : undefined))

  const handleBegin = () => {
    if (!currentData) return
    // The author has invited the tester, so premium is not required.
    playing.enterAsPlayer({ ...currentData.story, is_premium: false }, async () => {
      const { data, error: refusal } = await begin(code)
      return { sessionId: data?.id, error: refusal }
    })
  }
  const session = currentData?.session_id

  return (
    <>
      <PreviewScreen
        error={fault && messageFor(fault, messages.failed.story, messages)}
        isBusy={isLoading}
        loginRequired={playing.popup}
        onBegin={handleBegin}
        onGoOn={session ? () => void navigate(paths.play(session)) : undefined}
        onRetry={FINAL.includes(statusOf(fault)) ? undefined : () => void refetch()}
        preview={currentData ?? null}
      />
      <StartDialogs {...playing} />
    </>
  )
}
