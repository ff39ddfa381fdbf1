import type { CSSProperties, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components'

import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { theme } from '../../theme/theme.ts'

const { color, radius, motion, media, lineWidth, optical, control } = theme

const styles = {
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&[data-hovered]': { background: color.raised, borderColor: color.lineGold, color: color.text },
    '&[aria-pressed="true"]': { borderColor: color.lineGold, color: color.accent },
    '&[data-pressed]': { transform: `translateY(${optical})` },
    '&[data-disabled]': {
      borderColor: color.lineSubtle,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      '&[aria-pressed="true"]': { borderWidth: lineWidth.heavy },
    },
  },
  small: { inlineSize: control.m, blockSize: control.m },
  medium: { inlineSize: control.l, blockSize: control.l },
  large: {
    inlineSize: control.xl,
    blockSize: control.xl,
    [media.from.m]: { inlineSize: control.xxl, blockSize: control.xxl },
  },
}

type NativeButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'onPress' | `aria-${string}`
>

export interface IconButtonProps extends NativeButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  icon: IconName
  /** Width: 36, 40 or 56 pixels. `large` is 48 pixels on a narrow screen. */
  size?: 'small' | 'medium' | 'large'
  /** State of a toggle button, such as Like. If absent, the button is not a toggle button. */
  isPressed?: boolean | undefined
  /** Disables the button and removes it from the tab order. */
  isDisabled?: boolean
  onPress?: ((event: PressEvent) => void) | undefined
  'aria-controls'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog'
  className?: string
  style?: CSSProperties
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  isPressed,
  isDisabled = false,
  onPress = () => {},
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      aria-label={label}
      css={[styles.button, styles[size]]}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <Icon name={icon} size={size === 'large' ? 24 : 20} />
    </AriaButton>
  )
}
