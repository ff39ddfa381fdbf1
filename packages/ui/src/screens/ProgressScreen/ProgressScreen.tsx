import type { ProgressSummary as Summary, Task } from '@kathasagar/api/contract'
import type { TaskType } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../components/Button/Button.tsx'
import { ProgressSummary } from '../../components/ProgressSummary/ProgressSummary.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { TaskPanel } from '../../components/TaskPanel/TaskPanel.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { progressScreenStyles } from './ProgressScreen.styles.ts'

export interface PanelState {
  /** What the panel holds. */
  type: TaskType
  /** Absent until they are here. */
  tasks: readonly Task[] | undefined
  /** Why they are not here, as a sentence. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
}

export interface ProgressScreenProps {
  /** How far the player has come; absent until any of the panels has told it. */
  summary: Summary | undefined
  /** Daily tasks, milestones and achievements, each on its own. */
  panels: readonly PanelState[]
  /** Ends the session. */
  onLogOut: () => void
}

/** What a player has reached, and what there is to do. */
export function ProgressScreen({ summary, panels, onLogOut }: ProgressScreenProps) {
  const { progress: words } = useMessages()
  const styles = progressScreenStyles(useTheme())
  const isHopeless = panels.every(({ error }) => error !== undefined)

  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {words.title}
        </h1>
        <Button icon="logout" onPress={onLogOut}>
          {words.logOut}
        </Button>
      </div>
      <div css={styles.body}>
        {!isHopeless && (
          <div css={styles.summary}>
            {summary ? (
              <ProgressSummary summary={summary} />
            ) : (
              <Skeleton height="420px" shape="block" />
            )}
          </div>
        )}
        <div css={styles.panels}>
          {panels.map(({ type, ...panel }) => (
            <TaskPanel {...panel} key={type} title={words.panels[type]} />
          ))}
        </div>
      </div>
    </div>
  )
}
