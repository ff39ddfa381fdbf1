import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { GivenIcon } from '../Icon/GivenIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { alertStyles as styles } from './Alert.styles.ts'

export type AlertTone = 'danger' | 'warning' | 'positive' | 'note'

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the news means; the words say it too, so colour is never alone. */
  tone: AlertTone
  /** `alert` interrupts whoever listens, `status` waits for a pause, `note` is there from the first. */
  role?: 'alert' | 'status' | 'note'
  /** Drawing before the words: one of ours by its name, or an element of one's own. */
  icon?: IconName | ReactElement | undefined
  /** The news in a few words, above the rest. */
  title?: ReactNode
  actions?: ReactNode
  /** The news has been read and is to go; without it there is no button for that. */
  onClose?: (() => void) | undefined
  /** The news in a sentence. Absent: the box stays in the page, empty, so that the next is told. */
  children?: ReactNode
}

/** News in the flow of a page: what was refused, what was done, what is worth knowing first. */
export function Alert(props: AlertProps) {
  const { primitives } = useMessages()
  const { tone, role = 'status', icon, title, actions, onClose, children, ...native } = props
  const hasActions = Boolean(actions) || onClose !== undefined
  const isParted = [icon, title, actions, onClose].some((part) => part !== undefined)

  return (
    <div
      {...native}
      css={[styles.box, styles[tone], isParted && styles.parted, hasActions && styles.withActions]}
      role={role}
    >
      {icon && <GivenIcon icon={icon} />}
      {isParted ? (
        <div css={styles.words}>
          {title && <p css={styles.title}>{title}</p>}
          {children}
        </div>
      ) : (
        children
      )}
      {hasActions && (
        <div css={styles.actions}>
          {actions}
          {onClose && (
            <IconButton icon="close" label={primitives.close} onPress={onClose} size="small" />
          )}
        </div>
      )}
    </div>
  )
}
