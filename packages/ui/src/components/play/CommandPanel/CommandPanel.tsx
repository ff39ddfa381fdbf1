import type { Prices } from '@kathasagar/api/contract'
import { useRef } from 'react'

import type { OnCommand } from '../../../commands/commands.ts'
import type { PendingInput } from '../../../play/pendingInput.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { CreditsMeter } from '../CreditsMeter/CreditsMeter.tsx'
import { HintPulse } from '../HintPulse/HintPulse.tsx'
import { ActionForm } from './ActionForm.tsx'
import { commandPanelStyles as styles } from './CommandPanel.styles.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { VerbRow } from './VerbRow.tsx'

export interface CommandPanelProps {
  /** Prices of all actions with the chosen models. */
  prices: Prices
  /** XP left in this session. */
  xp: number
  /** Credits left in the wallet. */
  credits: number
  /** The wallet is nearly empty for the chosen text model. Default: false. */
  isLow?: boolean
  /** An action runs: nothing else can be asked for. Default: false. */
  isBusy?: boolean
  /** There is no network, so no image can be generated. Default: false. */
  isOffline?: boolean | undefined
  /** There is a turn to undo. Default: false. */
  canUndo?: boolean
  /** Repeats an undone turn; absent if there is none. */
  onRedo?: (() => void) | undefined
  /** Shows the first-turn hint. Default: false. */
  hasHint?: boolean
  /** Alt with C, I, S or U gives a command. Default: true. */
  hasKeys?: boolean
  /** Text of the last action that was answered; an equal draft is emptied. */
  takenWords?: string | null
  /** Draft that is stored on the device; without it no draft is stored. */
  pendingInput?: PendingInput | undefined
  /** Called with every command; the field is emptied if it resolves to true. */
  onCommand: OnCommand
}

/** Shows what the player can do next: act in their own words or give one of four commands. */
export function CommandPanel({
  isLow = false,
  isBusy = false,
  hasHint = false,
  takenWords = null,
  pendingInput,
  ...props
}: CommandPanelProps) {
  const priceText = usePriceText()
  const { xp, credits, prices, onCommand } = props
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn(isBusy, field)

  return (
    <div css={styles.panel}>
      <div css={styles.middle}>
        <div css={styles.news}>
          <HintPulse isOn={hasHint} />
          <CreditsMeter credits={credits} css={styles.wallet} isLow={isLow} xp={xp} />
        </div>
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
