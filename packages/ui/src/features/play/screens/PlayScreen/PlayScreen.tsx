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
  /** Why the session failed to come; without a reason there is none under the address. */
  error?: string | undefined
  /**
   * The session as it stands after the last answer: story, scenes, open choices, XP, credits and
   * ending are read from it. Null when there is none.
   */
  session: GameSession | null
  /** What has been told, and the way to what was told before it. */
  log: StoryLog
  models: ModelChoice
  turn: RunningTurn
  /** Called with everything the player asks for, once they have confirmed what is asked about. */
  onCommand: OnCommand
  /** Draft that is stored on the device. Without it no draft is stored. */
  pendingInput?: PendingInput
  reading: ReadingChoice
  interruptions: Interruptions
  ending: AfterEnding
  /** What the story remembers; without it there is no way to look at it. */
  memory?: StoryMemory | undefined
  onBack: () => void
  /** Notices of this visit, told one at a time in a line at the dock; none are told without it. */
  notices?: Notices
  /**
   * Where the device has no network: whether the story goes on all the same, by the built-in storyteller
   * (`goes_on`), or waits (`away`); and that turns which were played so join the account. Absent as usual.
   */
  network?: PlayNetwork | undefined
  links?: PlayLinks | undefined
}

/** Another session is a screen of its own; the first one comes where it was awaited, so that Back stays. */
function usePlace(id: string | undefined): number {
  const [{ known, number }, setPlace] = useState({ known: id, number: 0 })
  if (id !== undefined && id !== known) {
    setPlace({ known: id, number: known === undefined ? number : number + 1 })
  }
  return number
}

/** Where a story is played: the log, what the player can do, and what it costs. */
export function PlayScreen(props: PlayScreenProps) {
  const session = props.status === 'ready' ? props.session : null
  const place = usePlace(session?.id)

  return <SessionView {...props} key={place} session={session} />
}
