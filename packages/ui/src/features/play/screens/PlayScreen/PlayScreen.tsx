import type { GameSession } from '@kathasagar/api/contract'
import { useState } from 'react'

import type { Notices } from '../../../../design-system/primitives/Toaster/notices.ts'
import type { OnCommand } from '../../../../commands/commands.ts'
import type { ModelChoice } from '../../model/modelChoice.ts'
import type { PendingInput } from '../../model/pendingInput.ts'
import type { PlayNetwork } from '../../model/playNetwork.ts'
import type { ReadingChoice } from '../../../../design-system/theme/reading.ts'
import type { RunningTurn } from '../../model/runningTurn.ts'
import type { StoryLog } from '../../model/storyLog.ts'
import type { StoryMemory } from '../../model/storyMemory.ts'
import type { AfterEnding } from './afterEnding.ts'
import type { Interruptions } from './interruptions.ts'
import type { PlayLinks } from './NoSession.tsx'
import { SessionView } from './SessionView.tsx'

export interface PlayScreenProps {
  status: 'loading' | 'failed' | 'ready'
  /** Reason why loading failed. Undefined if the session does not exist. */
  error?: string | undefined
  /** State after the last answer, or null. */
  session: GameSession | null
  log: StoryLog
  models: ModelChoice
  turn: RunningTurn
  onCommand: OnCommand
  pendingInput?: PendingInput
  reading: ReadingChoice
  interruptions: Interruptions
  ending: AfterEnding
  /** Opens the memory. If absent, there is no memory button. */
  memory?: StoryMemory | undefined
  onBack: () => void
  notices?: Notices
  /** Offline state: `goes_on` with the built-in storyteller, or `away`. Absent if online. */
  network?: PlayNetwork | undefined
  links?: PlayLinks | undefined
}

/** Counts sessions. Used as key, so that each further session gets a new screen. */
function usePlace(id: string | undefined): number {
  const [{ known, number }, setPlace] = useState({ known: id, number: 0 })
  if (id !== undefined && id !== known) {
    setPlace({ known: id, number: known === undefined ? number : number + 1 })
  }
  return number
}

export function PlayScreen(props: PlayScreenProps) {
  const session = props.status === 'ready' ? props.session : null
  const place = usePlace(session?.id)

  return <SessionView {...props} key={place} session={session} />
}
