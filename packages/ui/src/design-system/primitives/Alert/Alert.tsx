import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { AnyIcon } from '../Icon/AnyIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, media, lineWidth, tile } = theme

const styles = {
  box: {
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
    overflowWrap: 'anywhere' as const,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
    // The empty region stays mounted, because screen readers announce only changes of a region.
    '&:empty': { position: 'absolute' as const, padding: 0, border: 0 },
  },
  parted: { display: 'flex', gap: space.m },
  withActions: { alignItems: 'center', [media.below.m]: { flexWrap: 'wrap' as const } },
  danger: { background: color.dangerSurface, color: color.dangerText },
  warning: { background: color.warningSurface, color: color.warningText },
  positive: { background: color.positiveSurface, color: color.positiveText },
  note: { background: color.noteSurface, color: color.noteText },
  words: { flex: `1 1 ${tile.l}`, minInlineSize: 0 },
  title: { fontWeight: 600 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginInlineStart: 'auto',
  },
}

export type AlertTone = 'danger' | 'warning' | 'positive' | 'note'

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  tone: AlertTone
  /** `alert` interrupts screen readers, `status` waits for a pause, `note` is not announced. */
  role?: 'alert' | 'status' | 'note'
  icon?: IconName | ReactElement | undefined
  title?: ReactNode
  actions?: ReactNode
  /** Called when the message is closed. If absent, there is no close button. */
  onClose?: (() => void) | undefined
  /** Focuses a new message. Useful if the pressed control was removed. Default: false. */
  takesFocus?: boolean
  /** Message. If it is empty, the live region stays mounted for the next message. */
  children?: ReactNode
}

export function Alert(props: AlertProps) {
  const { primitives } = useMessages()
  const { tone, role = 'status', icon, title, actions, onClose, children, ...rest } = props
  const { takesFocus = false, ref, ...native } = rest
  const place = useRef<HTMLDivElement>(null)
  const hasActions = Boolean(actions) || onClose !== undefined
  const isParted = [icon, title, actions, onClose].some((part) => part !== undefined)

  useEffect(() => {
    if (!children || !takesFocus) return
    // Waits until a closing dialog has returned the focus.
    const frame = requestAnimationFrame(() => place.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [children, takesFocus])

  return (
    <div
      {...native}
      {...(takesFocus && { tabIndex: -1 })}
      css={[styles.box, styles[tone], isParted && styles.parted, hasActions && styles.withActions]}
      ref={takesFocus ? place : ref}
      role={role}
    >
      {icon && <AnyIcon icon={icon} />}
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
