import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'

import { Icon } from '../Icon/Icon.tsx'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, motion, focusRing, media, control, icon, lineWidth } = theme

const styles = {
  checkbox: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.touch,
    minInlineSize: control.least,
    fontSize: size.note,
    cursor: 'pointer',
    '& [data-box] > *': { opacity: 0 },
    '&[data-hovered] [data-box]': {
      borderColor: color.accent,
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
    '&[data-focus-visible] [data-box]': {
      ...focusRing,
      [media.forcedColors]: { outlineColor: 'Highlight' },
    },
    '&[data-selected] [data-box], &[data-indeterminate] [data-box]': {
      background: color.action,
      borderColor: color.actionEdge,
      color: color.onAction,
      '& > *': { opacity: 1 },
      [media.forcedColors]: chosenInForcedColors,
    },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  box: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: icon.l,
    blockSize: icon.l,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.fine} solid ${color.lineControl}`,
    borderRadius: radius.s,
    transition: `background ${motion.fast} ${motion.ease}`,
    [media.forcedColors]: { borderColor: 'ButtonText', forcedColorAdjust: 'none' as const },
  },
  dash: { inlineSize: icon.bead, borderBlockStart: `${lineWidth.thick} solid currentcolor` },
}

export interface CheckboxProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Shows a dash, which means that only some of the items are selected. Default: false. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  name?: string
  /** Label. If absent, `aria-label` is required. */
  children?: ReactNode
  'aria-label'?: string
}

export function Checkbox({ children, isIndeterminate = false, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} css={styles.checkbox} isIndeterminate={isIndeterminate}>
      <span css={styles.box} data-box="">
        {isIndeterminate ? <i css={styles.dash} /> : <Icon name="check" size={16} />}
      </span>
      {children}
    </AriaCheckbox>
  )
}
