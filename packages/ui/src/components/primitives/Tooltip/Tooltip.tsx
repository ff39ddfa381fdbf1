import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { tooltipStyles } from './Tooltip.styles.ts'

export interface TooltipProps {
  /** The hint; read as the trigger's description while it shows. */
  content: string
  /** Control that the tooltip explains: a `Button` or `IconButton`. */
  children: ReactNode
  /** Side of the trigger; turns over where there is no room. */
  placement?: 'top' | 'bottom'
}

/** A hint by hover, focus or tap. It stays while pointed at, and Escape puts it away. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const styles = tooltipStyles(useTheme())
  const [isOpen, setIsOpen] = useState(false)

  // A finger neither hovers nor shows focus, so a tap turns the hint on and off.
  const handlePointerUp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') setIsOpen(!isOpen)
  }

  return (
    <TooltipTrigger
      closeDelay={200}
      delay={400}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      shouldCloseOnPress={false}
    >
      <span css={styles.trigger} onPointerUp={handlePointerUp}>
        {children}
      </span>
      <AriaTooltip css={styles.hint} offset={8} placement={placement}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
