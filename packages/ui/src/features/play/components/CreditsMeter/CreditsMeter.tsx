import { keyframes } from '@emotion/react'
import { useState } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMovingNumber } from '../../../../design-system/hooks/useMovingNumber.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, font, size, motion, media, optical } = theme

const fly = keyframes`
  from { opacity: 1; transform: none }
  to { opacity: 0; transform: translateY(calc(-1 * (${space.lPlus} + ${space.hair}))) }
`

const styles = {
  meter: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.l,
    color: color.textSecondary,
    [media.from.xl]: { display: 'grid', gap: space.sPlus, justifyItems: 'end' },
  },
  sum: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsPlus,
    fontSize: size.label,
    '& > svg': { order: -1, marginInlineEnd: space.xs },
    [media.from.xl]: { gap: space.sPlus, '& > svg': { order: 2, marginInlineEnd: 0 } },
  },
  label: {
    order: 1,
    color: color.textSecondary,
    [media.from.xl]: { order: 0, color: color.textMuted },
  },
  // The label is lowercase after the number, where it is a unit, but not above the number.
  inLine: { [media.below.xl]: { textTransform: 'lowercase' as const } },
  value: {
    color: color.text,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.from.xl]: {
      order: 1,
      paddingBlockStart: `calc(${space.hair} + ${optical})`,
      color: color.accent,
      fontFamily: font.display,
      fontSize: size.heading,
      fontWeight: 400,
      lineHeight: 1,
    },
  },
  moving: { position: 'relative' as const },
  // Disappears after its animation. With reduced motion, it disappears immediately.
  change: {
    position: 'absolute' as const,
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    color: color.accent,
    fontFamily: font.interface,
    fontSize: size.label,
    fontWeight: 600,
    whiteSpace: 'nowrap' as const,
    pointerEvents: 'none' as const,
    animation: `${fly} 1.6s ${motion.ease} forwards`,
  },
  low: { color: color.warningText, [media.from.xl]: { color: color.warningText } },
}

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

function MovingSum({ value }: { value: number }) {
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

/** Returns the last change of the value. Returns 0 before the first change. */
function useChange(value: number): number {
  const [seen, setSeen] = useState({ value, by: 0 })
  if (seen.value !== value) setSeen({ value, by: value - seen.value })

  return seen.by
}
