import { useFormat } from '../../format/useFormat.ts'
import { theme } from '../../theme/theme.ts'

const { color, motion, media, space, radius, lineWidth, icon, optical } = theme

const styles = {
  track: {
    position: 'relative' as const,
    inlineSize: '100%',
    blockSize: space.xsPlus,
    borderRadius: radius.full,
    background: color.progressTrack,
    [media.forcedColors]: { outline: `${lineWidth.hairline} solid CanvasText` },
  },
  fill: {
    position: 'relative' as const,
    blockSize: '100%',
    borderRadius: radius.full,
    background: color.progressFill,
    transition: `inline-size ${motion.slow} ${motion.ease}`,
    [media.forcedColors]: { background: 'Highlight' },
  },
  flame: {
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetInlineEnd: `calc(${icon.bead} / -2)`,
      insetBlockStart: '50%',
      inlineSize: icon.bead,
      blockSize: icon.bead,
      transform: 'translateY(-50%) rotate(45deg)',
      borderRadius: `${radius.drop} ${optical} ${radius.drop} ${radius.drop}`,
      background: color.progressFill,
      boxShadow: `0 0 0 ${lineWidth.heavy} ${color.surface}`,
    },
  },
}

export interface ProgressBarProps {
  /** Percentage. A value above 100 is shown as 100. */
  value: number
  label: string
  className?: string
}

/** Progress bar with a flame at its end. There is no flame if the value is 0. */
export function ProgressBar({ value, label, ...rest }: ProgressBarProps) {
  const format = useFormat()
  const percent = Math.min(100, Math.max(0, value))

  // Does not use React Aria, because all buttons would then include code for number formatting.
  return (
    <div
      {...rest}
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={format.percent(percent / 100)}
      css={styles.track}
      role="progressbar"
    >
      <div css={[styles.fill, percent > 0 && styles.flame]} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
