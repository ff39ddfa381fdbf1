import { useFormat } from '../../format/useFormat.ts'
import { progressBarStyles as styles } from './ProgressBar.styles.ts'

export interface ProgressBarProps {
  /** From 0 to 100; more counts as 100. */
  value: number
  /** What progresses, such as `The Last Lamp at Manikhat, read`. */
  label: string
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

/** How far something has come, with a flame where it stands; no flame before it begins. */
export function ProgressBar({ value, label, ...rest }: ProgressBarProps) {
  const format = useFormat()
  const percent = Math.min(100, Math.max(0, value))

  // React Aria's own comes with every button's file, and with it how numbers are written.
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
