import type { PlayerAction } from '@kathasagar/story/vocabulary'
import { Button } from 'react-aria-components'

import { useShortcuts } from '../../../hooks/useShortcuts.ts'
import { usePendingPress } from '../../../hooks/usePendingPress.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { BUTTON_COMMANDS, COMMANDS } from '../../../commands/commands.ts'
import { canPay } from '../../../play/price.ts'
import { usePriceText } from '../../../play/usePriceText.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { IconName } from '../../primitives/Icon/iconPaths.ts'
import type { CommandPanelProps } from './CommandPanel.tsx'
import { commandPanelStyles as styles } from './CommandPanel.styles.ts'

export type VerbRowProps = Pick<
  CommandPanelProps,
  | 'prices'
  | 'xp'
  | 'credits'
  | 'isBusy'
  | 'isOffline'
  | 'canUndo'
  | 'hasKeys'
  | 'onCommand'
  | 'onRedo'
>

/** What stands in the way of each command that has a button, and what a press of it does. */
function useVerbs({
  isBusy = false,
  isOffline = false,
  canUndo = false,
  hasKeys,
  onCommand,
}: VerbRowProps) {
  const [taken, take] = usePendingPress<PlayerAction>()
  const hindrances = { nothingToUndo: !canUndo, offline: isOffline }
  const verbs = BUTTON_COMMANDS.map((id) => {
    const { icon, shortcut, disabledBy } = COMMANDS[id]
    const isDisabled = isBusy || (disabledBy !== null && hindrances[disabledBy])
    const onPress = () => void take(id, onCommand({ action_type: id }))
    return { id, icon, shortcut, isDisabled, isTaken: taken === id, onPress }
  })
  const keys = verbs.filter(({ shortcut, isDisabled }) => shortcut !== null && !isDisabled)
  useShortcuts({
    isOn: hasKeys !== false && !isBusy,
    shortcuts: Object.fromEntries(keys.map(({ shortcut, onPress }) => [shortcut, onPress])),
  })

  return verbs
}

/** The commands that have a button, each with its price. */
export function VerbRow(props: VerbRowProps) {
  const { prices, xp, credits, onRedo } = props
  const { play, ways } = usePlayMessages()
  const priceText = usePriceText()

  return (
    <div aria-label={play.commands} css={styles.verbs} role="group">
      {useVerbs(props).map(({ id, ...verb }) => (
        <VerbButton
          {...verb}
          key={id}
          isShort={!canPay(prices[id], { xp, credits })}
          label={play.commandName[id]}
          price={priceText(prices[id]) || (id === 'show' ? play.freePicture : '')}
        />
      ))}
      {onRedo && (
        <VerbButton
          icon="redo"
          isDisabled={props.isBusy ?? false}
          isTaken={false}
          label={ways.redo}
          onPress={onRedo}
          price=""
        />
      )}
    </div>
  )
}

interface VerbButtonProps {
  /** The verb; the accessible name begins with it. */
  label: string
  /** Drawing before the word; null for none. */
  icon: IconName | null
  /** Price of the command, in words; empty if it is free. */
  price: string
  /** The player has too few XP or credits; a press explains that. Default: false. */
  isShort?: boolean
  /** The command cannot be given now. */
  isDisabled: boolean
  /** The command was given and is running. */
  isTaken: boolean
  /** Called when the command is given. */
  onPress: () => void
}

function VerbButton(props: VerbButtonProps) {
  const { label, icon, price, isShort = false, isDisabled, isTaken, onPress } = props

  return (
    <Button
      css={styles.verb}
      data-taken={isTaken || undefined}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {icon && <Icon name={icon} />}
      <span css={styles.word}>
        {label} {price && <small css={[styles.price, isShort && styles.short]}>{price}</small>}
      </span>
    </Button>
  )
}
