import type { Task } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, control } = theme

const styles = {
  card: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    blockSize: '100%',
    paddingBlockEnd: space.xl,
  },
  completed: { borderColor: color.lineGold },
  locked: { borderStyle: 'dashed', borderColor: color.line, '& h3': { color: color.textMuted } },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.label,
  },
  coins: { display: 'inline-flex', alignItems: 'center', gap: space.xsPlus, color: color.accent },
  title: { marginBlockStart: space.s, lineHeight: 1.25 },
  description: { marginBlockStart: space.xs, color: color.textSecondary },
  foot: { display: 'grid', gap: space.m, marginBlockStart: space.l },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.tag,
    fontSize: size.label,
  },
  percent: { marginInlineStart: 'auto', color: color.textMuted },
}

export interface TaskCardProps {
  task: Task
}

export function TaskCard({ task }: TaskCardProps) {
  const { progress: messages, toasts } = useMessages()
  const format = useFormat()
  const { counted } = useFormat()
  const t = useServerMessages()
  const { level_required, coin_reward, star_reward } = task
  const { title, description } = t.task(task)
  const level =
    level_required === null ? messages.noLevel : fill(messages.levelOf, { level: level_required })
  const look = task.is_locked ? styles.locked : task.is_completed && styles.completed

  const target = format.count(task.target_value)
  const current = format.count(Math.min(task.current_value, Math.max(0, task.target_value)))
  const percent = Math.min(100, Math.max(0, task.progress_percentage))
  return (
    <Card
      aria-label={title}
      css={[styles.card, look]}
      footer={
        <div css={styles.foot}>
          <p css={styles.state}>
            {task.is_locked ? (
              <Badge icon="lock" tone="neutral">
                {messages.locked}
              </Badge>
            ) : (
              task.is_completed && (
                <Badge icon="check" tone="positive">
                  {messages.completed}
                </Badge>
              )
            )}
            <bdi dir="ltr">{fill(messages.ratio, { current, target })}</bdi>
            <bdi css={styles.percent} dir="ltr">
              {fill(messages.percent, { percent: format.count(percent) })}
            </bdi>
          </p>
          <ProgressBar
            label={fill(messages.towards, { title: t.task(task).title, current, target })}
            value={percent}
          />
        </div>
      }
    >
      <p css={styles.head}>
        <span>{level}</span>
        <span css={styles.coins}>
          <Icon name="cowrie" size={16} />
          <span aria-hidden="true">{format.count(coin_reward)}</span>
          <VisuallyHidden>
            {counted(messages.coinReward, coin_reward)}, {counted(toasts.stars, star_reward)}
          </VisuallyHidden>
        </span>
      </p>
      <Heading css={styles.title} level={3} voice="story">
        {title}
      </Heading>
      <p css={styles.description}>{description}</p>
    </Card>
  )
}
