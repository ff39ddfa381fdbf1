import type { GameSession, ModelKind, ModelList, Prices } from '@kathasagar/api/contract'

import type { FinishedTask } from '../../components/play/EndingCard/FinishedTasks.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import type { OutOfCredits } from '../../components/play/OutOfCreditsDialog/OutOfCreditsDialog.tsx'
import { PlayShell } from '../../components/play/PlayShell/PlayShell.tsx'
import { PlayTopBar } from '../../components/play/PlayTopBar/PlayTopBar.tsx'
import type { Shared } from '../../components/play/ShareButton/ShareButton.tsx'
import type { PremiumDialogProps } from '../../components/account/PremiumDialog/PremiumDialog.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { Notices } from '../../components/primitives/Toaster/notices.ts'
import type { StartFailedDialogProps } from '../../components/play/StartFailedDialog/StartFailedDialog.tsx'
import type { LogEntryModel } from '../../play/logEntry.ts'
import type { Reading } from '../../play/reading.ts'
import type { TellingText } from '../../play/tellingText.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { playScreenStyles } from './PlayScreen.styles.ts'
import { SessionView } from './SessionView.tsx'

export interface PlayScreenProps {
  /** How far the session has come from the server. */
  status: 'loading' | 'failed' | 'ready'
  /** Why it failed; `Game session not found` without one. */
  error?: string | undefined
  /**
   * The session as it stands after the last answer: story, scenes, open choices, XP, credits and
   * ending are read from it. Null when there is none.
   */
  session: GameSession | null
  /** Lines of the log, oldest first: `logEntriesOf` the history, then what the client adds. */
  entries: readonly LogEntryModel[]
  /** Turns before the first of these lines can be had. */
  hasEarlier?: boolean
  /** They are on their way. */
  isLoadingEarlier?: boolean
  /** They are asked for. */
  onLoadEarlier?: () => void
  /** Storytellers and painters; the fallback ones when they could not be loaded. */
  models: ModelList
  /** `model_key` of the chosen storyteller. */
  selectedTextModel: string
  /** `model_key` of the chosen painter. */
  selectedImageModel: string
  /** What every action takes just now, with the chosen models. */
  prices: Prices
  /** Called with the `model_key` of another one. */
  onSelectModel: (kind: ModelKind, modelKey: string) => void
  /** The answer that is being told while an action runs. */
  telling: TellingText
  /** An action runs. */
  isThinking: boolean
  /** The way to it is lost and is being taken up again. */
  isReconnecting?: boolean
  /** How the story is read on this device. */
  reading: Reading
  /** Called with what the reader sets otherwise, to be kept on this device. */
  onChangeReading: (changes: Partial<Reading>) => void
  /** Words that were being written when the page was left. */
  pendingInput?: string
  /** Called with the words being written, to be kept; empty once they are sent. */
  onPendingInput?: (messages: string) => void
  /** A free action, trimmed. Resolves to true when it was taken, so that the field empties. */
  onAct: (text: string) => Promise<boolean>
  /** The next part of the story is asked for. */
  onContinue: () => void
  /** A closer look is asked for. */
  onImmerse: () => void
  /** A picture is asked for. */
  onShow: () => void
  /** Called once the player has confirmed. */
  onUndo: () => void
  /** An open choice was picked. */
  onChoose: (choice: string) => void
  /** A refusal for want of credits that waits for an answer; null for none. */
  alternatives: OutOfCredits | null
  /** The player takes none of the models offered. */
  onCloseAlternatives: () => void
  /** The player goes on with this model after a refusal. */
  onRetryAlternative: (modelKey: string) => void
  /** The sign-in has ended; the login popup is open. */
  isLoginRequired: boolean
  /** The player stays here, signed out. */
  onStay: () => void
  /** The player goes to the login page. */
  onContinueToLogin: () => void
  /** The story has become a premium one, or the player's access to it has ended. */
  premiumRequired?: PremiumDialogProps
  /** To the page before. */
  onBack: () => void
  /** A new session of the same story. */
  onBeginAgain: () => void
  /** Why that could not be had. */
  startFailed?: StartFailedDialogProps
  /** To the story's own page. */
  onBackToStory: () => void
  /** Shares the story's link; without it there is nothing to share with. */
  onShare?: (() => Promise<Shared>) | undefined
  /** Keeps the telling so far, from its first word, as a file. */
  onSaveTranscript: () => void
  /** Notices of this visit, told one at a time in a line at the dock; none are told without it. */
  notices?: Notices
  /** Tasks that were finished in this session, for the ending's card. */
  finishedTasks?: readonly FinishedTask[]
  /** Stars that the player has given the story, 1 to 5; null for none. */
  rating?: number | null
  /** Called with 1 to 5 stars after an ending; without it no stars are shown. */
  onRate?: ((rating: number) => void) | undefined
  /** The device has no network: nothing can be sent. */
  isOffline?: boolean
  /** The guide: a path of ours or a whole address; without one there is no link to it. */
  guideHref?: string | undefined
}

/** Where a story is played: the log, what the player can do, and what it costs. */
export function PlayScreen(props: PlayScreenProps) {
  const { status, error, session, onBack } = props
  const styles = playScreenStyles(useTheme())
  const { play } = useMessages()
  if (status === 'ready' && session) {
    return <SessionView {...props} key={session.id} session={session} />
  }

  return (
    <PlayShell top={<PlayTopBar onBack={onBack} title={null} />}>
      <div css={styles.alone}>
        {status === 'loading' ? (
          <Spinner label={play.loading} />
        ) : (
          <ErrorState message={error ?? play.notFound} />
        )}
      </div>
    </PlayShell>
  )
}
