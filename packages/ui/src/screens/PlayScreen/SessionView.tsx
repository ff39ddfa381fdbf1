import type { GameSession } from '@kathasagar/api/contract'
import { useState } from 'react'

import { NoticeLine } from '../../components/primitives/NoticeLine/NoticeLine.tsx'
import { OfflineBanner } from '../../components/play/OfflineBanner/OfflineBanner.tsx'
import { PlayShell } from '../../components/play/PlayShell/PlayShell.tsx'
import { SceneThread } from '../../components/play/SceneThread/SceneThread.tsx'
import { useReadAloud } from '../../hooks/useReadAloud.ts'
import { useShortcuts } from '../../hooks/useShortcuts.ts'
import { COMMANDS, type OnCommand } from '../../play/commands.ts'
import { EndingView } from './EndingView.tsx'
import { PlayDialogs, type Asked } from './PlayDialogs.tsx'
import type { PlayScreenProps } from './PlayScreen.tsx'
import { SessionBar } from './SessionBar.tsx'
import { SessionDock, type SessionDockProps } from './SessionDock.tsx'
import { SessionLog } from './SessionLog.tsx'

export interface SessionViewProps extends PlayScreenProps {
  /** The session, which is there by now. */
  session: GameSession
}

/** A session that is open: its log, or its ending once it is reached and looked at. */
export function SessionView(props: SessionViewProps) {
  const { story, session_data } = props.session
  const { ending } = session_data
  const [asked, setAsked] = useState<Asked | null>(null)
  // A finished story opens on its ending; one that ends now is first told to its last word.
  const [isEndingOpen, setIsEndingOpen] = useState(ending !== null)
  const readAloud = useReadAloud({ entries: props.log.entries, lang: story.language })
  const dialogs = <PlayDialogs {...props} asked={asked} onClose={() => setAsked(null)} />
  const showKeys = () => setAsked('keys')
  const handleCommand: OnCommand = async (action) => {
    if (COMMANDS[action.action_type].confirmation === null) return props.onCommand(action)
    setAsked(action)
    return false
  }
  useShortcuts({ isOn: props.reading.settings.hasKeys, shortcuts: { '?': showKeys } })

  if (ending && isEndingOpen) {
    return (
      <EndingView {...props} onReadAgain={() => setIsEndingOpen(false)} reached={ending}>
        {dialogs}
      </EndingView>
    )
  }
  return (
    <PlayShell
      coverUrl={story.cover_image_url}
      dock={<Dock {...props} onCommand={handleCommand} onSeeEnding={() => setIsEndingOpen(true)} />}
      top={<SessionBar {...props} onShowKeys={showKeys} readAloud={readAloud} />}
    >
      <SessionThread {...props} />
      <SessionLog {...props} readAloud={readAloud} />
      {dialogs}
    </PlayShell>
  )
}

/** What stands at the lower edge: news, and everything that goes on with the story. */
function Dock(props: SessionDockProps) {
  return (
    <>
      {props.notices && <NoticeLine notices={props.notices} />}
      <OfflineBanner isOffline={props.isOffline ?? false} />
      <SessionDock {...props} />
    </>
  )
}

function SessionThread({ session, reading }: SessionViewProps) {
  const { story, session_data, total_scenes, scenes_completed } = session
  // A wide column leaves no room beside it.
  if (reading.settings.width === 'wide') return null

  return (
    <SceneThread
      lang={story.language}
      scenes={session_data.scenes}
      unreadCount={total_scenes - scenes_completed}
    />
  )
}
