import { useGetConfigQuery } from '@kathasagar/api'
import { PlayScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { playCommands } from '../hooks/playCommands.ts'
import { pricesIn } from '../hooks/pricesIn.ts'
import { useEarlierTurns } from '../hooks/useEarlierTurns.ts'
import { usePendingInput } from '../hooks/usePendingInput.ts'
import { useModels } from '../hooks/useModels.ts'
import { useOnline } from '../hooks/useOnline.ts'
import { useOpenSession } from '../hooks/useOpenSession.ts'
import { usePlayLog } from '../hooks/usePlayLog.ts'
import { usePlayNotices } from '../hooks/usePlayNotices.ts'
import { usePlayTurns } from '../hooks/usePlayTurns.ts'
import { usePlayNavigation } from '../hooks/usePlayNavigation.ts'
import { useRating } from '../hooks/useRating.ts'
import { useReading } from '../hooks/useReading.ts'
import { paths } from '../paths.ts'

/** `/play/:session_id` */
export function PlayRoute() {
  const { session_id = '' } = useParams()
  const opened = useOpenSession(session_id)
  const session = opened.session ?? undefined
  const models = useModels()
  const turns = usePlayTurns({ session, models })
  const entries = usePlayLog({ session, models, asked: turns.asked, notice: turns.notice })
  const { data: site } = useGetConfigQuery()

  return (
    <PlayScreen
      {...opened}
      {...usePlayNavigation(session_id, { session, onPremiumRequired: turns.premium.refuse })}
      {...useEarlierTurns(session)}
      {...useReading()}
      {...usePlayNotices(session_id)}
      {...useRating(session)}
      {...usePendingInput(session_id)}
      {...models.shown}
      {...playCommands(turns.act)}
      entries={entries}
      prices={pricesIn(session, models)}
      telling={turns.telling}
      isThinking={turns.isThinking}
      isReconnecting={turns.isReconnecting}
      alternatives={turns.outOfCredits}
      onCloseAlternatives={turns.closeOutOfCredits}
      onRetryAlternative={turns.retryWith}
      isLoginRequired={turns.isLoginRequired}
      onStay={turns.closeLogin}
      premiumRequired={turns.premium.dialog}
      isOffline={!useOnline()}
      guideHref={site?.guide_url ?? paths.guide}
    />
  )
}
