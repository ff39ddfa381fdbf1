import type { Rewards } from '@kathasagar/api/contract'
import { useId } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useRewardMessage } from '../../primitives/Toaster/useNoticeMessage.ts'
import { endingCardStyles as styles } from './EndingCard.styles.ts'

/** A task that was finished, with what it has paid. */
export type FinishedTask = Rewards['finished'][number]

export interface FinishedTasksProps {
  /** In the order in which they were paid. */
  tasks: readonly FinishedTask[]
}

/** All that a play has finished; nothing where it has finished none. */
export function FinishedTasks({ tasks }: FinishedTasksProps) {
  const titleId = useId()
  const { play } = usePlayMessages()
  const rewardsOf = useRewardMessage()
  const t = useServerMessages()
  if (tasks.length === 0) return null

  return (
    <section>
      <h2 css={styles.finishedTitle} id={titleId}>
        {play.finishedTasks}
      </h2>
      <ul aria-labelledby={titleId} css={styles.tasks}>
        {tasks.map(t.task).map(({ task_id, title, coin_reward: coins, star_reward: stars }) => (
          <li css={styles.task} key={task_id}>
            <Icon name="lamp" size={16} />
            <span css={styles.taskTitle}>{title}</span>
            <span css={styles.reward}>{rewardsOf({ coins, stars })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
