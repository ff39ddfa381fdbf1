import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'

import { GivenIcon } from '../Icon/GivenIcon.tsx'
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
  /** What the state means; the words say it too, so colour is never alone. */
  tone: BadgeTone
  /** Drawing before the words: one of ours by its name, or an element of one's own. */
  icon?: IconName | ReactElement | undefined
  /** The state in one or two words. */
  children: ReactNode
}

/** States something that can change: published, premium, hard. */
export function Badge({ tone, icon, children, ...native }: BadgeProps) {
  return (
    <span {...native} css={[styles.badge, styles[tone]]}>
      {icon && <GivenIcon icon={icon} size={16} />}
      <span>{children}</span>
    </span>
  )
}
