import { Button } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { countToggleStyles as styles } from './CountToggle.styles.ts'

export interface CountToggleProps {
  /** What a press does, such as `Like`: the button's whole name. */
  label: string
  icon: IconName
  isPressed: boolean
  /** Readers who did so, this one among them. Shortened, such as 2.4k; 0 is not shown. */
  count: number
  /** What is counted, such as `likes`. */
  unit: string
  /** Switches it; the new state comes back as `isPressed`. */
  onPress: () => void
}

/** A small mark to switch on or off, with how many did so beside it. */
export function CountToggle({ label, icon, isPressed, count, unit, onPress }: CountToggleProps) {
  const format = useFormat()

  return (
    <span css={[styles.place, isPressed && styles.isOn]}>
      <Button aria-label={label} aria-pressed={isPressed} css={styles.button} onPress={onPress}>
        <Icon name={icon} size={16} />
      </Button>
      {count > 0 && (
        <span>
          {format.compact(count)}
          <VisuallyHidden> {unit}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
