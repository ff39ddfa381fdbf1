import type { RefObject } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'

import type { TooltipProps } from './Tooltip.tsx'
import { tooltipStyles as styles } from './Tooltip.styles.ts'
import type { TooltipState } from './useTooltip.ts'

export interface OpenTooltipProps extends Required<Omit<TooltipProps, 'children'>> {
  /** For the trigger's `aria-describedby`. */
  id: string
  /** Whether the hint shows, and how that is changed. */
  state: TooltipState
  /** What the hint stands beside. */
  trigger: RefObject<HTMLElement | null>
}

/** The hint itself, and while it leaves. */
export function OpenTooltip({ content, id, placement, state, trigger }: OpenTooltipProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...{ id }}
        css={styles.hint}
        offset={8}
        placement={placement}
        triggerRef={trigger}
      >
        {content}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
