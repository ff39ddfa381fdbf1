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
  /** Reason why loading failed. Undefined if the session does not exist. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
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
  /** Offline: `goes_on` with the built-in storyteller, `away` without it. Absent if online. */
  network?: PlayNetwork | undefined
  links?: PlayLinks | undefined
}

/** Counts sessions. Used as a key, so that each new session gets a new screen. */
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
  /** Text and image models, or the fallback list if loading failed. */
  list: ModelList
  /** True if the list is the fallback, so that the connected models are unknown. */
  isFallback?: boolean
  value: Readonly<Record<ModelKind, string>>
  /** Current price of every action with the selected models. */
  prices: Prices
  onChange: (kind: ModelKind, modelKey: string) => void
  /** Called with the `model_key` to use for a retry of the failed action. */
  onRetry: (modelKey: string) => void
}

export interface RunningTurn {
  telling: StreamText
  /** Pictures of the entered scene, which appear with the first word. */
  pictures?: OpeningPictures | undefined
  isBusy: boolean
  /** Kind of regeneration, while the newest turn is regenerated or continued. */
  retells?: RegenerateAction | null
  /** Number of other players' turns in the queue before this one. Default: 0. */
  ahead?: number
  /** True while the connection of the running action is being restored. */
  isReconnecting?: boolean
  /** Stops the action without a charge. Absent for fast storytellers. */
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
  /** Shares the session, or the story for a guest. Absent if neither is possible. */
  onShare?: (() => Promise<Shared>) | undefined
}
