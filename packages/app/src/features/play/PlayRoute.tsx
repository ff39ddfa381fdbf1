import type { GameSession } from '@kathasagar/api/contract'
import { PlayScreen } from '@kathasagar/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { pricesIn } from './pricesIn.ts'
import { useEnding } from './useEnding.ts'
import { useKeepPlay } from './useKeepPlay.ts'
import { usePendingInput } from './usePendingInput.ts'
import { useMemory } from './useMemory.ts'
import { useModels } from './useModels.ts'
import { useOfflinePlay } from '../../offline/useOfflinePlay.ts'
import { useOpenSession } from './useOpenSession.ts'
import { usePagePlay } from '../../pagePlay/usePagePlay.ts'
import { usePlayLinks } from './usePlayLinks.ts'
import { usePlayNotices } from './usePlayNotices.ts'
import { usePlayTurns } from './usePlayTurns.ts'
import { usePlayNavigation } from './usePlayNavigation.ts'
import { useOnShare, useSharePlay } from './useSharePlay.tsx'
import { useReading } from './useReading.ts'
import { useStoryLog } from './useStoryLog.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { shownIn } from './withoutNetwork.ts'

/** `/play/:session_id` */
export function PlayRoute() {
  const { session_id = '' } = useParams()
  const [story_id, setStoryId] = useState('')
  const { report, reportDialog } = useReportStory({ story_id, session_id })
  const { share, shareDialog } = useSharePlay()
  const handleReport = (id: string) => {
    setStoryId(id)
    report()
  }

  return (
    <>
      {/* What is said of one play is of no other: a play that is begun again is a page of its own. */}
      <Play key={session_id} onReport={handleReport} onSharePlay={share} session_id={session_id} />
      {reportDialog}
      {shareDialog}
    </>
  )
}

interface PlayProps {
  /** The session by its id. */
  session_id: string
  /** Asks what is wrong with a story. */
  onReport: (story_id: string) => void
  /** Makes a session a link. */
  onSharePlay: (session: GameSession) => void
}

// The session and its turns change in one place: two would show a turn twice in between.
function Play({ session_id, onReport, onSharePlay }: PlayProps) {
  const opened = useOpenSession(session_id)
  const session = opened.session ?? undefined
  const onShare = useOnShare(session, onSharePlay)
  const offline = useOfflinePlay(session)
  const models = useModels(session, offline.play?.storytellers)
  const { turn, asked, interruptions, ...turns } = usePlayTurns({ session, models, offline })
  const told = { session, models, asked, onReport, onShare, isBusy: turn.isBusy }
  const page = usePagePlay({ session, isBusy: turn.isBusy, ...turns })
  const isLoading = opened.status === 'loading'
  const navigation = usePlayNavigation(session_id, { session, isLoading, ...turns })
  const { notices, finishedTasks } = usePlayNotices(session_id)
  const shown = shownIn(offline, {
    session: opened.session,
    log: { ...useStoryLog({ ...told, ...turns }), ...navigation.atStart, page },
    ending: { ...navigation.afterEnding, ...useEnding(session, onShare), finishedTasks },
    memory: useMemory(session),
  })

  return (
    <PlayScreen
      {...opened}
      {...shown}
      models={{ ...models.shown, prices: pricesIn(session, models), onRetry: turns.onRetry }}
      turn={turn}
      onCommand={turns.onCommand}
      pendingInput={usePendingInput(session_id)}
      reading={useReading()}
      interruptions={{
        ...interruptions,
        login: { ...interruptions.login, ...navigation.login },
        startFailed: navigation.startFailed,
        keepPlay: useKeepPlay(session, turn.isBusy),
      }}
      onBack={navigation.onBack}
      notices={notices}
      links={usePlayLinks()}
    />
  )
}
