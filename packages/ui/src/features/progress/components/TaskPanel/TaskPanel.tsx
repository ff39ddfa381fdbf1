import type { ProgressSummary as Summary, Task } from '@kathasagar/api/contract'
import { useId } from 'react'

import { useRowScroll } from '../../../../design-system/hooks/useRowScroll.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { ProgressSummary } from '../ProgressSummary/ProgressSummary.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { TaskCard } from '../TaskCard/TaskCard.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { taskPanelStyles as styles } from './TaskPanel.styles.ts'

export interface TaskPanelProps {
  title: string
  /** Absent if the response has no summary. */
  summary?: Summary | undefined
  /** Undefined while loading. */
  tasks: readonly Task[] | undefined
  error?: string | undefined
  onRetry: () => void
}

export function TaskPanel({ title, summary, tasks, error, onRetry }: TaskPanelProps) {
  const { progress: messages } = useMessages()
  const titleId = useId()
  const { rowRef, isOverflowing, stepRow } = useRowScroll<HTMLUListElement>(tasks?.length ?? 0)

  return (
    <section aria-labelledby={titleId} css={styles.panel}>
      <SectionHeading
        controls={
          isOverflowing && (
            <div css={styles.arrows}>
              <IconButton
                icon="chevronLeft"
                label={fill(messages.previous, { title })}
                onPress={() => stepRow(-1)}
              />
              <IconButton
                icon="chevronRight"
                label={fill(messages.next, { title })}
                onPress={() => stepRow(1)}
              />
            </div>
          )
        }
        id={titleId}
        title={title}
      />
      {summary && <ProgressSummary summary={summary} />}
      {error ? (
        <ErrorState message={error} onRetry={onRetry} />
      ) : tasks === undefined ? (
        <div css={styles.waiting}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton height="190px" shape="block" />
          <Skeleton height="190px" shape="block" />
          <Skeleton height="190px" shape="block" />
        </div>
      ) : tasks.length === 0 ? (
        <EmptyState hint={messages.emptyHint} title={messages.empty} />
      ) : (
        <ul css={styles.cards} ref={rowRef} {...(isOverflowing && scrollable)}>
          {tasks.map((task) => (
            <li css={styles.card} key={task.task_id}>
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Focusable, because the scrollable row contains no focusable element. */
const scrollable = { tabIndex: 0 }
