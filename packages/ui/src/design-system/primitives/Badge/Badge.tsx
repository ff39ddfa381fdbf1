import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'

import { AnyIcon } from '../Icon/AnyIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { badgeStyles as styles } from './Badge.styles.ts'

export type BadgeTone =
  | 'positive'
  | 'warning'
  | 'danger'
  | 'note'
  | 'premium'
  | 'neutral'
  | 'featured'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  tone: BadgeTone
  icon?: IconName | ReactElement | undefined
  children: ReactNode
}

export function Badge({ tone, icon, children, ...native }: BadgeProps) {
  return (
    <span {...native} css={[styles.badge, styles[tone]]}>
      {icon && <AnyIcon icon={icon} size={16} />}
      <span>{children}</span>
    </span>
  )
}
