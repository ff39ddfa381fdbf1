import type { Model, PlayedStory } from '@kathasagar/api/contract'
import { useRef } from 'react'

import { useMessages } from '../../messages/useMessages.ts'
import { canPay, priceText } from '../../play/price.ts'
import type { Price } from '../../play/price.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { CreditsMeter } from '../CreditsMeter/CreditsMeter.tsx'
import { HintPulse } from '../HintPulse/HintPulse.tsx'
import { ActionForm } from './ActionForm.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { VerbButton } from './VerbButton.tsx'

export interface CommandPanelProps {
  /** XP of each command in this story. */
  xpCosts: PlayedStory['xp_costs']
  /** Chosen storyteller and painter, whose prices stand under the verbs. */
  textModel: Pick<Model, 'credit_cost'>
  imageModel: Pick<Model, 'credit_cost'>
  /** XP left in this session. */
  xp: number
  /** Credits left in the purse. */
  credits: number
  /** The purse is nearly empty for the chosen storyteller. */
  isLow?: boolean
  /** An action runs: nothing else can be asked for. */
  isBusy?: boolean
  /** There is a step to take back. */
  canUndo?: boolean
  /** Shows the first-turn hint. */
  hasHint?: boolean
  /** Called with the trimmed words; the field is emptied when it resolves to true. */
  onAct: (text: string) => Promise<boolean>
  onContinue: () => void
  onImmerse: () => void
  onShow: () => void
  onUndo: () => void
}

/** What the player can do next: act in free words or give one of four commands. */
export function CommandPanel({
  xpCosts,
  textModel,
  imageModel,
  xp,
  credits,
  isLow = false,
  isBusy = false,
  canUndo = false,
  hasHint = false,
  onAct,
  ...on
}: CommandPanelProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn(isBusy, field)

  const told = textModel.credit_cost
  // Continue never fails for want of XP: it takes what is left.
  const continuing = { xp: Math.min(xpCosts.continue, xp), credits: told }
  const verb = (price: Price) => ({
    price: priceText(price, play),
    isShort: !canPay(price, { xp, credits }),
    isDisabled: isBusy,
  })
  const ownWords = { xp: xpCosts.custom_action, credits: told }
  const looking = { xp: xpCosts.immerse, credits: told }
  const painting = { xp: xpCosts.show, credits: imageModel.credit_cost }

  return (
    <div css={styles.panel}>
      <div css={styles.middle}>
        <HintPulse isOn={hasHint} />
        <CreditsMeter credits={credits} css={styles.purse} isLow={isLow} xp={xp} />
        <ActionForm
          fieldRef={field}
          isDisabled={isBusy}
          onAct={onAct}
          price={priceText(ownWords, play)}
        />
        <div aria-label={play.commands} css={styles.verbs} role="group">
          <VerbButton
            {...verb(continuing)}
            icon="chevronRight"
            label={play.continue}
            onPress={on.onContinue}
          />
          <VerbButton {...verb(looking)} icon="eye" label={play.immerse} onPress={on.onImmerse} />
          <VerbButton {...verb(painting)} icon="image" label={play.show} onPress={on.onShow} />
          <VerbButton
            icon="undo"
            isDisabled={isBusy || !canUndo}
            label={play.undo}
            onPress={on.onUndo}
            price={play.free}
          />
        </div>
      </div>
    </div>
  )
}
