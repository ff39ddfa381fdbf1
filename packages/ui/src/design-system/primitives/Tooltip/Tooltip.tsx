import { useRef, type ReactNode } from 'react'

import { lazyPart } from '../../lazy/lazyPart.tsx'
import { tooltipStyles as styles } from './Tooltip.styles.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps {
  /** The hint; read as the trigger's description while it shows. */
  content: string
  /** Control that the tooltip explains: a `Button` or `IconButton`. */
  children: ReactNode
  /** Side of the trigger; turns over where there is no room. */
  placement?: 'top' | 'bottom'
}

const OpenTooltip = lazyPart(async () => (await import('./OpenTooltip.tsx')).OpenTooltip, {
  isNeeded: ({ state }) => state.isOpen,
})

/**
 * A hint by hover, focus or tap. It stays while pointed at, and Escape puts it away. It is loaded
 * when somebody first comes to its trigger.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const { id, state, wasApproached, triggerProps } = useTooltip(trigger)

  return (
    <>
      <span {...triggerProps} css={styles.trigger} ref={trigger}>
        {children}
      </span>
      {wasApproached && (
        <OpenTooltip
          content={content}
          id={id}
          placement={placement}
          state={state}
          trigger={trigger}
        />
      )}
    </>
  )
}
