import { useGetConfigQuery } from '@kathasagar/api'
import { PlayScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { playCommands } from './playCommands.ts'
import { pricesIn } from './pricesIn.ts'
import { useEarlierTurns } from './useEarlierTurns.ts'
import { usePendingInput } from './usePendingInput.ts'
import { useModels } from './useModels.ts'
import { useOnline } from '../../offline/useOnline.ts'
import { useOpenSession } from './useOpenSession.ts'
import { usePlayLog } from './usePlayLog.ts'
import { usePlayNotices } from './usePlayNotices.ts'
import { usePlayTurns } from './usePlayTurns.ts'
import { usePlayNavigation } from './usePlayNavigation.ts'
import { useRating } from './useRating.ts'
import { useReading } from './useReading.ts'
import { paths } from '../../paths.ts'

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
