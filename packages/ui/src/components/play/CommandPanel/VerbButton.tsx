import { Button } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { IconName } from '../../primitives/Icon/iconPaths.ts'
import { commandPanelStyles } from './CommandPanel.styles.ts'

export interface VerbButtonProps {
  /** The verb; its accessible name begins with it. */
  label: string
  /** Drawing before the word; null for none. */
  icon: IconName | null
  /** Price of the command, in words; empty where it takes nothing. */
  price: string
  /** XP or credits do not reach; it can be pressed all the same and says so. */
  isShort?: boolean
  /** Cannot be given now. */
  isDisabled: boolean
  /** The command was given, and is not over. */
  isTaken: boolean
  /** The command was given. */
  onPress: () => void
}

/** One of the commands, with its price under the word. */
export function VerbButton({
  label,
  icon,
  price,
  isShort = false,
  isDisabled,
  isTaken,
  onPress,
}: VerbButtonProps) {
  const styles = commandPanelStyles(useTheme())

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
