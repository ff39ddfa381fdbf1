import { useRef, type ReactNode } from 'react'

import { lazyPart } from '../../lazy/lazyPart.tsx'
import { tooltipStyles as styles } from './Tooltip.styles.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps {
  /** Text of the tooltip. The text is the description of the element. */
  content: string
  children: ReactNode
  /** Preferred side. The opposite side is used if there is no space. Default: `top`. */
  placement?: 'top' | 'bottom'
}

const OpenTooltip = lazyPart(async () => (await import('./OpenTooltip.tsx')).OpenTooltip, {
  isNeeded: ({ state }) => state.isOpen,
})

/** Tooltip on hover, focus or tap. Escape closes it. Its code is loaded on first use. */
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
