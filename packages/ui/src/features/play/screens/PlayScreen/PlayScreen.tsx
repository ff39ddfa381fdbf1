import type {
  GameSession,
  ModelList,
  Prices,
  OpeningPictures,
  RegenerateAction,
} from '@kathasagar/api/contract'
import { useState } from 'react'
import type { ModelKind } from '@kathasagar/story/vocabulary'

import type { Notices } from '../../../../design-system/primitives/Toaster/notices.ts'
import type { OnCommand } from '../../../../commands/commands.ts'
import type { PendingInput } from '../../components/CommandPanel/CommandPanel.tsx'
import type { PlayNetwork } from '../../model/playNetwork.ts'
import type { ReadingChoice } from '../../../../design-system/theme/reading.ts'
import type { StoryLog } from '../../model/storyLog.ts'
import type { StoryMemory } from '../../components/MemoryPanel/MemoryPanel.tsx'
import { SessionView, type Interruptions } from './SessionView.tsx'
import type { PlayLinks } from './NoSession.tsx'
import type { StreamText } from '../../model/streamText.ts'
import type { EndingCardProps } from '../../components/EndingCard/EndingCard.tsx'
import type { Shared } from '../../components/ShareButton/ShareButton.tsx'

export interface PlayScreenProps {
  status: 'loading' | 'failed' | 'ready'
  /** Reason why the session could not be loaded. Undefined if the session does not exist. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Session after the last answer. Null before the session is loaded. */
  session: GameSession | null
  log: StoryLog
  models: ModelChoice
  turn: RunningTurn
  onCommand: OnCommand
  pendingInput?: PendingInput
  reading: ReadingChoice
  interruptions: Interruptions
  ending: AfterEnding
  /** Memory of the story. If absent, the memory button is hidden. */
  memory?: StoryMemory | undefined
  onBack: () => void
  notices?: Notices
  /** State while offline: `goes_on` if the built-in storyteller is available, or `away`. */
  network?: PlayNetwork | undefined
  links?: PlayLinks | undefined
}

/** Returns a key that changes with each new session, so that the screen is mounted again. */
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

export interface ModelChoice {
  /** Text and image models, or a fallback list if loading failed. */
  list: ModelList
  /** True if the list is the fallback, which contains no connected models. */
  isFallback?: boolean
  value: Readonly<Record<ModelKind, string>>
  /** Price of each action with the selected models. */
  prices: Prices
  onChange: (kind: ModelKind, modelKey: string) => void
  onRetry: (modelKey: string) => void
}

export interface RunningTurn {
  telling: StreamText
  /** Images of the new scene, which appear together with the first word. */
  pictures?: OpeningPictures | undefined
  isBusy: boolean
  /** Kind of change while the newest turn is being regenerated or continued. */
  retells?: RegenerateAction | null
  /** Number of other players' turns that are processed first. Default: 0. */
  ahead?: number
  /** True while the client reconnects to the running action. Default: false. */
  isReconnecting?: boolean
  /** Stops the action without a charge. Absent for models that answer immediately. */
  onStop?: (() => void) | undefined
}

export interface AfterEnding extends Pick<
  EndingCardProps,
  | 'recap'
  | 'hrefOfStory'
  | 'codexHref'
  | 'commentsHref'
  | 'finishedTasks'
  | 'keepsake'
  | 'onDraft'
  | 'rating'
  | 'onRatingChange'
  | 'onBeginAgain'
  | 'isBeginning'
> {
  /** Shares the session, or the story if the player is a guest. Absent if neither is possible. */
  onShare?: (() => Promise<Shared>) | undefined
}
