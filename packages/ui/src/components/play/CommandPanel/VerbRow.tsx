import type { Price } from '@kathasagar/api/contract'

import { useShortcuts } from '../../../hooks/useShortcuts.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { canPay } from '../../../play/price.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import type { CommandPanelProps } from './CommandPanel.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { VerbButton } from './VerbButton.tsx'

export type VerbRowProps = Omit<CommandPanelProps, 'isLow' | 'hasHint' | 'onAct' | 'takenWords'>

/** The four commands, each with its price. */
export function VerbRow({ prices, xp, credits, isBusy = false, ...props }: VerbRowProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = useMessages()
  const priceText = usePriceText()
  const verb = (price: Price) => ({
    price: priceText(price),
    isShort: !canPay(price, { xp, credits }),
    isDisabled: isBusy,
  })
  const canUndo = props.canUndo ?? false
  const undoing = { ...verb(prices.undo), isDisabled: isBusy || !canUndo }
  useShortcuts({
    isOn: props.hasKeys !== false && !isBusy,
    shortcuts: {
      'Alt+KeyC': props.onContinue,
      'Alt+KeyI': props.onImmerse,
      'Alt+KeyS': props.onShow,
      'Alt+KeyU': canUndo ? props.onUndo : undefined,
    },
  })

  return (
    <div aria-label={play.commands} css={styles.verbs} role="group">
      <VerbButton
        {...verb(prices.continue)}
        icon="chevronRight"
        label={play.continue}
        onPress={props.onContinue}
      />
      <VerbButton
        {...verb(prices.immerse)}
        icon="eye"
        label={play.immerse}
        onPress={props.onImmerse}
      />
      <VerbButton {...verb(prices.show)} icon="image" label={play.show} onPress={props.onShow} />
      <VerbButton {...undoing} icon="undo" label={play.undo} onPress={props.onUndo} />
    </div>
  )
}
