import { Button } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, focusRing, space, optical, control } = theme

const styles = {
  place: {
    position: 'relative' as const,
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space.xs} + ${optical})`,
    minBlockSize: control.xs,
    whiteSpace: 'nowrap' as const,
    '@media (pointer: coarse)': { minInlineSize: control.touch, minBlockSize: control.touch },
  },
  isOn: { color: color.accent },
  button: {
    flex: 'none',
    display: 'grid',
    // Negative margin, so that the target of 24 pixels occupies only 16 pixels in the row.
    margin: `calc(-1 * ${space.xs})`,
    padding: `${space.xsPlus} ${space.xs} ${space.xs}`,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    // The count can be pressed too, but is not part of the accessible name.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      insetInline: `calc(-1 * (${space.xs} + ${optical}))`,
      borderRadius: radius.s,
    },
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
    '&[data-hovered]': { color: color.accent },
    // The focus ring surrounds the icon and the count.
    '&:focus-visible': { outline: 'none' },
    '&[data-focus-visible]::after': focusRing,
    '&[aria-pressed="true"] path': { fill: 'currentcolor' },
  },
}

export interface CountToggleProps {
  label: string
  icon: IconName
  isPressed: boolean
  /** Formatted count including this user, such as 2.4k. A count of 0 is hidden. */
  count: number
  unit: string
  /** Called when the button is pressed. The parent must update `isPressed`. */
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
