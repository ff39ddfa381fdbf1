import { useFormat } from '../../../format/useFormat.ts'
import { useChange } from '../../../hooks/useChange.ts'
import { useMovingNumber } from '../../../hooks/useMovingNumber.ts'
import { creditsMeterStyles as styles } from './CreditsMeter.styles.ts'

export interface MovingSumProps {
  /** The sum towards which the shown one moves. */
  value: number
}

/** A sum that is seen to change: it runs to its new value, and what it gained or lost flies up. */
export function MovingSum({ value }: MovingSumProps) {
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
