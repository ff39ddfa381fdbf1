import type { RefObject } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'

import type { TooltipProps } from './Tooltip.tsx'
import { tooltipStyles as styles } from './Tooltip.styles.ts'
import type { TooltipState } from './useTooltip.ts'

export interface OpenTooltipProps extends Required<Omit<TooltipProps, 'children'>> {
  id: string
  state: TooltipState
  trigger: RefObject<HTMLElement | null>
}

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
