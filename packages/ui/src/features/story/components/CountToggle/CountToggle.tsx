import { Button } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { countToggleStyles as styles } from './CountToggle.styles.ts'

export interface CountToggleProps {
  label: string
  icon: IconName
  isPressed: boolean
  /** Count including this user, formatted like 2.4k. 0 is hidden. */
  count: number
  unit: string
  /** Called to toggle. The parent updates `isPressed`. */
  onPress: () => void
}

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
