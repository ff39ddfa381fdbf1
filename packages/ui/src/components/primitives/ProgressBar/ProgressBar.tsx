import { ProgressBar as AriaProgressBar } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { progressBarStyles } from './ProgressBar.styles.ts'

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
  const styles = progressBarStyles(useTheme())
  const percent = Math.min(100, Math.max(0, value))

  return (
    <AriaProgressBar {...rest} aria-label={label} css={styles.track} value={percent}>
      <div css={[styles.fill, percent > 0 && styles.flame]} style={{ inlineSize: `${percent}%` }} />
    </AriaProgressBar>
  )
}
