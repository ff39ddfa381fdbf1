import { useFormat } from '../../format/useFormat.ts'
import { progressBarStyles as styles } from './ProgressBar.styles.ts'

export interface ProgressBarProps {
  /** Percentage. Values above 100 count as 100. */
  value: number
  label: string
  className?: string
}

/** A progress bar with a flame at its value, except at 0. */
export function ProgressBar({ value, label, ...rest }: ProgressBarProps) {
  const format = useFormat()
  const percent = Math.min(100, Math.max(0, value))

  // React Aria's progress bar would add number formatting code to every button.
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
