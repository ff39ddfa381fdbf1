import type { ProgressSummary, Task } from '@kathasagar/api/contract'
import type { TaskType } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { TaskPanel } from '../../components/TaskPanel/TaskPanel.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { progressScreenStyles as styles } from './ProgressScreen.styles.ts'

export interface PanelState {
  type: TaskType
  /** How far the player has come, as this panel's answer tells it; absent where it does not. */
  summary?: ProgressSummary | undefined
  /** Absent until they are here. */
  tasks: readonly Task[] | undefined
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
}

export interface ProgressScreenProps {
  /** Daily tasks, milestones and achievements, each on its own. */
  panels: readonly PanelState[]
  onLogOut: () => void
  /** Leads a guest to the login; with it nothing else is shown. */
  onLogIn?: (() => void) | undefined
}

/** What a player has reached, and what there is to do. */
export function ProgressScreen({ onLogOut, onLogIn, panels }: ProgressScreenProps) {
  const { progress: messages, layout } = useMessages()

  const isHopeless = panels.every(({ error }) => error !== undefined)
  const retryAll = () => panels.forEach(({ onRetry }) => onRetry())
  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {messages.title}
        </h1>
        {!onLogIn && (
          <Button icon="logout" onPress={onLogOut}>
            {messages.logOut}
          </Button>
        )}
      </div>
      {onLogIn ? (
        <div role="alert">
          <EmptyState
            action={
              <Button onPress={onLogIn} variant="primary">
                {layout.login}
              </Button>
            }
            title={messages.failed.token}
          />
        </div>
      ) : (
        <div>
          {isHopeless && (
            <div css={styles.hopeless}>
              <ErrorState message={messages.failed.all} onRetry={retryAll} />
            </div>
          )}
          {panels.map(({ type, ...panel }) => (
            <TaskPanel {...panel} key={type} title={messages.panels[type]} />
          ))}
        </div>
      )}
    </div>
  )
}
