import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, motion, focusRing, media, control, icon, lineWidth } = theme

const styles = {
  switch: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.touch,
    cursor: 'pointer',
    '&[data-focus-visible] [data-track]': {
      ...focusRing,
      [media.forcedColors]: { outlineColor: 'Highlight' },
    },
    '&[data-hovered] [data-track]': {
      borderColor: color.accent,
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
    '&[data-selected] [data-track]': {
      background: color.action,
      borderColor: color.actionEdge,
      color: color.onAction,
      [media.forcedColors]: chosenInForcedColors,
    },
    '&[data-selected] [data-knob]': {
      translate: `calc(${control.l} - ${icon.m} - 2 * (${space.hair} + ${lineWidth.hairline}))`,
    },
    '[dir="rtl"] &[data-selected] [data-knob]': {
      translate: `calc(2 * (${space.hair} + ${lineWidth.hairline}) + ${icon.m} - ${control.l})`,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
  track: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: control.l,
    blockSize: `calc(${icon.m} + 2 * (${space.hair} + ${lineWidth.hairline}))`,
    padding: space.hair,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    color: color.lineControl,
    transition: `background ${motion.fast} ${motion.ease}`,
    [media.forcedColors]: {
      forcedColorAdjust: 'none' as const,
      borderColor: 'ButtonText',
      color: 'ButtonText',
    },
  },
  knob: {
    inlineSize: icon.m,
    blockSize: icon.m,
    borderRadius: radius.full,
    background: 'currentcolor',
    transition: `translate ${motion.fast} ${motion.ease}`,
  },
}

export interface SwitchProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  children?: ReactNode
  'aria-label'?: string
  'aria-describedby'?: string | undefined
}

export function Switch({ children, 'aria-describedby': describedBy, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      css={styles.switch}
    >
      <span css={styles.track} data-track="">
        <span css={styles.knob} data-knob="" />
      </span>
      {children}
    </AriaSwitch>
  )
}
