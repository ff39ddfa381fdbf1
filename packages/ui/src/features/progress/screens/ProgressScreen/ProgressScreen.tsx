import type { ProgressSummary, Task } from '@kathasagar/api/contract'
import type { TaskType } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { TaskPanel } from '../../components/TaskPanel/TaskPanel.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = { page: { paddingBlockEnd: space.giant }, hopeless: { marginBlockEnd: space.xxl } }

export interface PanelState {
  type: TaskType
  summary?: ProgressSummary | undefined
  tasks: readonly Task[] | undefined
  error?: string | undefined
  onRetry: () => void
}

export interface ProgressScreenProps {
  panels: readonly PanelState[]
  onLogOut: () => void
  /** Called to log in. If set, the screen shows only a message for guests. */
  onLogIn?: (() => void) | undefined
}

export function ProgressScreen({ onLogOut, onLogIn, panels }: ProgressScreenProps) {
  const { progress: messages, layout } = useMessages()

  const isHopeless = panels.every(({ error }) => error !== undefined)
  const retryAll = () => panels.forEach(({ onRetry }) => onRetry())
  return (
    <div css={styles.page}>
      <PageHeader
        actions={
          !onLogIn && (
            <Button icon="logout" onPress={onLogOut}>
              {messages.logOut}
            </Button>
          )
        }
        title={messages.title}
      />
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
