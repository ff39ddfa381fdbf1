import { useShortcuts } from '../../hooks/useShortcuts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { canPay, priceText } from '../../play/price.ts'
import type { Price } from '../../play/price.ts'
import { useTheme } from '../../theme/useTheme.ts'
import type { CommandPanelProps } from './CommandPanel.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { VerbButton } from './VerbButton.tsx'

export type VerbRowProps = Omit<CommandPanelProps, 'isLow' | 'hasHint' | 'onAct' | 'takenWords'>

/** The four commands, each with its price. */
export function VerbRow({ xpCosts, xp, credits, isBusy = false, ...props }: VerbRowProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = useMessages()
  const told = props.textModel.credit_cost
  const painted = props.imageModel.credit_cost
  const verb = (price: Price) => ({
    price: priceText(price, play),
    isShort: !canPay(price, { xp, credits }),
    isDisabled: isBusy,
  })
  // Continue never fails for want of XP: it takes what is left.
  const continuing = verb({ xp: Math.min(xpCosts.continue, xp), credits: told })
  const looking = verb({ xp: xpCosts.immerse, credits: told })
  const showing = verb({ xp: xpCosts.show, credits: painted })
  const canUndo = props.canUndo ?? false
  const undoing = { price: play.free, isDisabled: isBusy || !canUndo }
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
        {...continuing}
        icon="chevronRight"
        label={play.continue}
        onPress={props.onContinue}
      />
      <VerbButton {...looking} icon="eye" label={play.immerse} onPress={props.onImmerse} />
      <VerbButton {...showing} icon="image" label={play.show} onPress={props.onShow} />
      <VerbButton {...undoing} icon="undo" label={play.undo} onPress={props.onUndo} />
    </div>
  )
}
