import type { GameSession } from '@kathasagar/api/contract'
import { useState } from 'react'

import { ChoiceList } from '../../components/ChoiceList/ChoiceList.tsx'
import { PlayLog } from '../../components/PlayLog/PlayLog.tsx'
import { PlayShell } from '../../components/PlayShell/PlayShell.tsx'
import { SceneThread } from '../../components/SceneThread/SceneThread.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { narrativeId } from '../../play/logEntry.ts'
import type { LogEntryModel } from '../../play/logEntry.ts'
import { shortPriceText } from '../../play/price.ts'
import { EndingView } from './EndingView.tsx'
import { PlayDialogs } from './PlayDialogs.tsx'
import type { PlayScreenProps } from './PlayScreen.tsx'
import { SessionBar } from './SessionBar.tsx'
import { SessionDock } from './SessionDock.tsx'

export interface SessionViewProps extends PlayScreenProps {
  session: GameSession
}

/** The lines of the log with the one that is being told right now. */
function entriesWithStream({ entries, session, streamingText, isThinking }: SessionViewProps) {
  if (!streamingText || !isThinking) return entries
  const growing: LogEntryModel = {
    // The id that the finished narrative will have, so that its telling goes on and not anew.
    id: narrativeId(session.session_data.narrative_history.length),
    type: 'narrative',
    content: streamingText,
    isHistorical: false,
    isNew: true,
    isGrowing: true,
  }
  return [...entries, growing]
}

/** A session that is open: its log, or its ending once it is reached and looked at. */
export function SessionView(props: SessionViewProps) {
  const { session, isThinking, models, selectedTextModel } = props
  const { play } = useMessages()
  const { story, session_data } = session
  const { ending } = session_data
  const [isUndoAsked, setIsUndoAsked] = useState(false)
  // A finished story opens on its ending; one that ends now is first told to its last word.
  const [isEndingOpen, setIsEndingOpen] = useState(ending !== null)
  const dialogs = <PlayDialogs {...props} isUndoAsked={isUndoAsked} onUndoAsked={setIsUndoAsked} />

  if (ending && isEndingOpen) {
    return (
      <EndingView {...props} ending={ending} onReadAgain={() => setIsEndingOpen(false)}>
        {dialogs}
      </EndingView>
    )
  }
  const told = models.text.find(({ model_key }) => model_key === selectedTextModel)
  const price = {
    xp: Math.min(story.xp_costs.continue, session.current_xp),
    credits: told?.credit_cost ?? 0,
  }

  return (
    <PlayShell
      coverUrl={story.cover_image_url}
      dock={
        <SessionDock
          {...props}
          onSeeEnding={() => setIsEndingOpen(true)}
          onUndo={() => setIsUndoAsked(true)}
        />
      }
      top={<SessionBar {...props} />}
    >
      <SceneThread
        lang={story.language}
        scenes={session_data.scenes}
        unreadCount={session.total_scenes - session.scenes_completed}
      />
      <PlayLog
        entries={entriesWithStream(props)}
        isThinking={isThinking}
        label={story.title.trim() || play.untitled}
        lang={story.language}
        onRetryAlternative={props.onRetryAlternative}
        speed={props.speed}
      >
        <ChoiceList
          choices={session_data.choices}
          isDisabled={isThinking}
          lang={story.language}
          onChoose={props.onChoose}
          price={shortPriceText(price, play)}
        />
      </PlayLog>
      {dialogs}
    </PlayShell>
  )
}
