import type { Prices } from '@kathasagar/api/contract'
import { useRef } from 'react'

import type { OnCommand } from '../../../play/commands.ts'
import type { PendingInput } from '../../../play/pendingInput.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { CreditsMeter } from '../CreditsMeter/CreditsMeter.tsx'
import { HintPulse } from '../HintPulse/HintPulse.tsx'
import { ActionForm } from './ActionForm.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { VerbRow } from './VerbRow.tsx'

export interface CommandPanelProps {
  /** What every action takes just now, with the chosen models. */
  prices: Prices
  /** XP left in this session. */
  xp: number
  /** Credits left in the wallet. */
  credits: number
  /** The wallet is nearly empty for the chosen storyteller. */
  isLow?: boolean
  /** An action runs: nothing else can be asked for. */
  isBusy?: boolean
  /** There is a step to take back. */
  canUndo?: boolean
  /** Shows the first-turn hint. */
  hasHint?: boolean
  /** Alt with C, I, S or U gives a command. */
  hasKeys?: boolean
  /** Words of the last action that was told; a draft that says the same is emptied. */
  takenWords?: string | null
  /** Words that were being written when the page was left; not kept without it. */
  pendingInput?: PendingInput | undefined
  /** Called with every command; the field is emptied of words that were taken. */
  onCommand: OnCommand
}

/** What the player can do next: act in free words or give one of four commands. */
export function CommandPanel({
  isLow = false,
  isBusy = false,
  hasHint = false,
  takenWords = null,
  pendingInput,
  ...props
}: CommandPanelProps) {
  const styles = commandPanelStyles(useTheme())
  const priceText = usePriceText()
  const { xp, credits, prices, onCommand } = props
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn(isBusy, field)

  return (
    <div css={styles.panel}>
      <div css={styles.middle}>
        <HintPulse isOn={hasHint} />
        <CreditsMeter credits={credits} css={styles.wallet} isLow={isLow} xp={xp} />
        <ActionForm
          fieldRef={field}
          isDisabled={isBusy}
          onCommand={onCommand}
          price={priceText(prices.custom_action)}
          takenWords={takenWords}
          pendingInput={pendingInput}
        />
        <VerbRow {...props} isBusy={isBusy} />
      </div>
    </div>
  )
}
