import { useState } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMovingNumber } from '../../../../design-system/hooks/useMovingNumber.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { creditsMeterStyles as styles } from './CreditsMeter.styles.ts'

export interface CreditsMeterProps {
  xp: number
  credits: number
  isLow?: boolean
  className?: string
}

export function CreditsMeter({ xp, credits, isLow = false, className }: CreditsMeterProps) {
  const { play } = usePlayMessages()

  return (
    <dl className={className} css={styles.meter}>
      <div css={styles.sum}>
        <dt css={styles.label}>{play.xp}</dt>
        <dd css={styles.value}>
          <MovingSum value={xp} />
        </dd>
        <Icon name="lamp" />
      </div>
      {Number.isFinite(credits) && (
        <div css={styles.sum}>
          <dt css={[styles.label, styles.inLine]}>{play.credits}</dt>
          <dd css={[styles.value, isLow && styles.low]}>
            <MovingSum value={credits} />
          </dd>
          <Icon name="cowrie" />
        </div>
      )}
    </dl>
  )
}

interface MovingSumProps {
  value: number
}

function MovingSum({ value }: MovingSumProps) {
  const { count } = useFormat()
  const shown = useMovingNumber(value)
  const by = useChange(value)

  return (
    <span css={styles.moving}>
      {count(shown)}
      {by !== 0 && (
        <span key={value} aria-hidden="true" css={styles.change} data-change={by}>
          {by > 0 ? '+' : '−'}
          {count(Math.abs(by))}
        </span>
      )}
    </span>
  )
}

/** Returns the difference to the previous value. 0 before the first change. */
function useChange(value: number): number {
  const [seen, setSeen] = useState({ value, by: 0 })
  if (seen.value !== value) setSeen({ value, by: value - seen.value })

  return seen.by
}
