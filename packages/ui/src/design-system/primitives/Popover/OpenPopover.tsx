import { keyframes } from '@emotion/react'
import type { RefObject } from 'react'
import { Dialog, Popover as AriaPopover } from 'react-aria-components'

import type { PopoverProps } from './Popover.tsx'
import { theme, space } from '../../theme/theme.ts'

const { color, radius, layer, motion, shadow, screen, popup, lineWidth } = theme

const appear = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${space.xs}))` },
  to: { opacity: 1, transform: 'none' },
})

const styles = {
  surface: {
    zIndex: layer.dropdown,
    maxInlineSize: `calc(${screen.inline} - ${space.xl})`,
    minInlineSize: popup.note,
    padding: space.s,
    overflowY: 'auto' as const,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.overlay,
    boxShadow: shadow,
    color: color.text,
    // Animates only the opening. The reason is in `entrance`.
    '&[data-entering]:not([data-exiting])': {
      animation: `${appear} ${motion.base} ${motion.ease}`,
    },
  },
  content: { outline: 'none' },
}

interface OpenPopoverProps extends Omit<PopoverProps, 'trigger'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLButtonElement | null>
}

export function OpenPopover({
  label,
  placement = 'bottom end',
  children,
  ...state
}: OpenPopoverProps) {
  return (
    <AriaPopover {...state} css={styles.surface} offset={8} placement={placement}>
      <Dialog aria-label={label} css={styles.content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
