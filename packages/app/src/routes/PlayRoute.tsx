import { messageFor, statusOf, useGetConfigQuery, useGetSessionQuery } from '@kathasagar/api'
import { PlayScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '../hooks/store.ts'
import { pricesIn } from '../hooks/pricesIn.ts'
import { useEarlierTurns } from '../hooks/useEarlierTurns.ts'
import { useModels } from '../hooks/useModels.ts'
import { useOnline } from '../hooks/useOnline.ts'
import { usePlayLog } from '../hooks/usePlayLog.ts'
import { usePlayTurns } from '../hooks/usePlayTurns.ts'
import { usePlayWays } from '../hooks/usePlayWays.ts'
import { useRating } from '../hooks/useRating.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { modelChosen } from '../slices/playSlice.ts'
import { readingChanged } from '../slices/preferencesSlice.ts'
import { words } from '../words.ts'

/** `/play/:session_id` */
export function PlayRoute() {
  const { session_id = '' } = useParams()
  const dispatch = useAppDispatch()
  const query = useGetSessionQuery(session_id, { refetchOnMountOrArgChange: true })
  const session = query.currentData
  const models = useModels()
  const turns = usePlayTurns({ session, models })
  const entries = usePlayLog({ session, models, asked: turns.asked, notice: turns.notice })
  const earlier = useEarlierTurns(session)
  const reading = useAppSelector(({ preferences }) => preferences.reading)
  const ways = usePlayWays(session_id, session)
  const rating = useRating(session)
  const isOnline = useOnline()
  const { data: site } = useGetConfigQuery()
  useTitle(session?.story.title ?? (query.isError ? words.titles.missing : undefined))

  const isMissing = statusOf(query.error) === 404
  const isFailed = query.isError && !isMissing
  return (
    <PlayScreen
      {...ways}
      {...rating}
      status={isFailed ? 'failed' : session || isMissing ? 'ready' : 'loading'}
      error={isFailed ? messageFor(query.error, words.failed.session) : undefined}
      session={session ?? null}
      entries={entries}
      hasEarlier={earlier.hasEarlier}
      isLoadingEarlier={earlier.isLoading}
      onLoadEarlier={earlier.load}
      models={models.models}
      selectedTextModel={models.text.model_key}
      selectedImageModel={models.image.model_key}
      prices={pricesIn(session, models)}
      onSelectModel={(_kind, key) => dispatch(modelChosen(key))}
      streamingText={turns.telling}
      isThinking={turns.isThinking}
      reading={reading}
      onChangeReading={(changes) => dispatch(readingChanged(changes))}
      onAct={(user_action) => turns.act({ action_type: 'custom_action', user_action })}
      onContinue={() => void turns.act({ action_type: 'continue' })}
      onImmerse={() => void turns.act({ action_type: 'immerse' })}
      onShow={() => void turns.act({ action_type: 'show' })}
      onUndo={() => void turns.act({ action_type: 'undo' })}
      onChoose={(selected_choice) => void turns.act({ action_type: 'continue', selected_choice })}
      alternatives={turns.outOfCredits}
      onCloseAlternatives={turns.closeOutOfCredits}
      onRetryAlternative={turns.retryWith}
      isLoginRequired={turns.isLoginRequired}
      onStay={turns.closeLogin}
      isOffline={!isOnline}
      guideHref={site?.guide_url ?? undefined}
    />
  )
}
