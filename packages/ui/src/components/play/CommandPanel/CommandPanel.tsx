import type { Prices } from '@kathasagar/api/contract'
import { useId, useRef, type ReactNode } from 'react'

import type { OnCommand } from '../../../commands/commands.ts'
import type { PendingInput } from '../../../play/pendingInput.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { CreditsMeter } from '../CreditsMeter/CreditsMeter.tsx'
import { HintPulse } from '../HintPulse/HintPulse.tsx'
import { ActionForm } from './ActionForm.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { MoreButton, MoreSheet, useMoreSheet } from './MoreSheet.tsx'
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
  /** There is no network: nobody paints. */
  isOffline?: boolean | undefined
  /** There is a step to take back. */
  canUndo?: boolean
  /** Goes forward again after going back; absent where nothing was gone back from. */
  onRedo?: (() => void) | undefined
  /** Shows the first-turn hint. */
  hasHint?: boolean
  /** Alt with C, I, S or U gives a command. */
  hasKeys?: boolean
  /** Words of the last action that was told; a draft that says the same is emptied. */
  takenWords?: string | null
  /** Words that were being written when the page was left; not kept without it. */
  pendingInput?: PendingInput | undefined
  /** What else stands behind More on a phone, such as the models; it is seen there alone. */
  more?: ReactNode
  /** Called with every command; the field is emptied of words that were taken. */
  onCommand: OnCommand
}

/**
 * What the player can do next: act in free words or give one of four commands. A phone has a row for
 * field and Act, and all else behind More, so that the story keeps its room.
 */
export function CommandPanel({
  isLow = false,
  isBusy = false,
  hasHint = false,
  takenWords = null,
  pendingInput,
  more,
  ...props
}: CommandPanelProps) {
  const styles = commandPanelStyles(useTheme())
  const priceText = usePriceText()
  const { xp, credits, prices, onCommand } = props
  const field = useRef<HTMLInputElement>(null)
  const sheet = useMoreSheet()
  const sheetId = useId()
  useFocusReturn(isBusy, field)

  return (
    <div css={styles.panel}>
      <div css={styles.middle}>
        <HintPulse isOn={hasHint} />
        <ActionForm
          fieldRef={field}
          isDisabled={isBusy}
          onCommand={onCommand}
          price={priceText(prices.custom_action)}
          takenWords={takenWords}
          pendingInput={pendingInput}
        >
          <MoreButton id={sheetId} sheet={sheet} />
        </ActionForm>
        <MoreSheet id={sheetId} sheet={sheet}>
          <CreditsMeter credits={credits} css={styles.wallet} isLow={isLow} xp={xp} />
          <VerbRow {...props} isBusy={isBusy} onCommand={sheet.closeFor(onCommand)} />
          {more && <div css={styles.more}>{more}</div>}
        </MoreSheet>
      </div>
    </div>
  )
}
