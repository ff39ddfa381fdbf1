import type { ReactNode } from 'react'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, icon, radius, lineWidth, media } = theme

const styles = {
  row: { display: 'inline-flex', alignItems: 'center', gap: space.sPlus },
  mark: {
    flex: 'none',
    inlineSize: icon.xs,
    blockSize: icon.xs,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.fine} solid currentcolor`,
    borderRadius: `${radius.m} ${lineWidth.hairline} ${radius.m} ${radius.m}`,
    transform: 'rotate(45deg)',
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
  ok: { color: color.positiveText, '& > [data-mark]': { background: 'currentcolor' } },
  slow: { color: color.warningText, '& > [data-mark]': { background: 'currentcolor' } },
  down: { color: color.dangerText },
  unknown: { color: color.textMuted },
}

export interface HealthIndicatorProps {
  tone: 'ok' | 'slow' | 'down' | 'unknown'
  children: ReactNode
}

export function HealthIndicator({ tone, children }: HealthIndicatorProps) {
  return (
    <span css={[styles.row, styles[tone]]}>
      <i aria-hidden="true" css={styles.mark} data-mark="" />
      <span>{children}</span>
    </span>
  )
}
