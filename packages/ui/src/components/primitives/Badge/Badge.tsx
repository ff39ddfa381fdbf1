import type { ReactNode } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { badgeStyles } from './Badge.styles.ts'

export type BadgeTone = 'positive' | 'warning' | 'danger' | 'note' | 'premium' | 'neutral' | 'brand'

export interface BadgeProps {
  /** What the state means; the words say it too, so colour is never alone. */
  tone: BadgeTone
  /** Drawing before the words. */
  icon?: IconName | undefined
  /** The state in one or two words. */
  children: ReactNode
}

/** States something that can change: published, premium, hard. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const styles = badgeStyles(useTheme())

  return (
    <span css={[styles.badge, styles[tone]]}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  )
}
