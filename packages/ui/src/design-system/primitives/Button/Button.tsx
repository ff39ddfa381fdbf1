import {
  useEffect,
  useId,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useCallback,
  useSyncExternalStore,
} from 'react'
import { Button as AriaButton, ProgressBarContext } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { AnyIcon } from '../Icon/AnyIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { buttonStyles as styles } from './Button.styles.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type NativeButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'onPress' | `aria-${string}`
>

export interface ButtonProps extends NativeButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Appearance: `primary` for the main action, `danger` for a deletion. */
  variant?: ButtonVariant
  /** Height: 36, 44 or 56 pixels. */
  size?: ButtonSize
  icon?: IconName | ReactElement | undefined
  /** True while an action runs. Presses are ignored and the focus stays. Default: false. */
  isBusy?: boolean
  busyLabel?: string | undefined
  /** Disables the button and removes it from the tab order. Requires `reason`. */
  isDisabled?: boolean
  /** Reason why the button is disabled. It is the accessible description. */
  reason?: string | undefined
  isFullWidth?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** Called when the button is pressed by pointer or key and is not busy or disabled. */
  onPress?: ((event: PressEvent) => void) | undefined
  children: ReactNode
  /** Less prominent text after the label, such as a price. It is part of the accessible name. */
  detail?: ReactNode
  'aria-label'?: string
  /** Id of the element that describes the button. `reason` is added to the description. */
  'aria-describedby'?: string | undefined
  'aria-controls'?: string
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  className?: string
  style?: CSSProperties
}

/** Button. If the form is invalid, a submit button stays enabled and shows a message. */
export function Button({ reason, 'aria-describedby': describedBy, ...props }: ButtonProps) {
  const reasonId = useId()
  const ownId = useId()
  const { id = ownId, isBusy = false } = props
  const { fixFirst } = useMessages().primitives
  const isBlocked = useInvalidFields(id, props.type === 'submit')
  const why = isBlocked ? fixFirst : props.isDisabled === true ? reason : undefined
  const described = [describedBy, why !== undefined && reasonId].filter(Boolean).join(' ')

  // Needed because React Aria sets `aria-disabled` only during an action.
  useEffect(() => {
    if (!isBlocked || isBusy) return
    const button = document.getElementById(id)
    button?.setAttribute('aria-disabled', 'true')
    return () => button?.removeAttribute('aria-disabled')
  }, [id, isBlocked, isBusy])

  return (
    <>
      <Slab {...props} id={id} {...(described ? { 'aria-describedby': described } : {})} />
      {why !== undefined && <VisuallyHidden id={reasonId}>{why}</VisuallyHidden>}
    </>
  )
}

function Slab({
  variant = 'secondary',
  size = 'medium',
  icon,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  isFullWidth = false,
  type = 'button',
  onPress = () => {},
  children,
  detail,
  id,
  ...rest
}: Omit<ButtonProps, 'reason' | 'aria-describedby'> & { id: string; 'aria-describedby'?: string }) {
  useAnnouncementEnd(id)

  return (
    <AriaButton
      {...rest}
      css={[styles.button, styles[variant], styles[size], isFullWidth && styles.fullWidth]}
      id={id}
      isDisabled={isDisabled}
      isPending={isBusy}
      onPress={onPress}
      type={type}
    >
      {icon && <AnyIcon icon={icon} size={size === 'large' ? 20 : 16} />}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
      {detail !== undefined && <span css={styles.detail}>{detail}</span>}
      {isBusy && rest['aria-label'] !== undefined && <BusyWords>{busyLabel}</BusyWords>}
    </AriaButton>
  )
}

function BusyWords({ children }: { children: ReactNode }) {
  const progress = useContext(ProgressBarContext)
  const id = progress && 'id' in progress ? progress.id : undefined

  return <VisuallyHidden {...(id === undefined ? {} : { id })}>{children}</VisuallyHidden>
}

/** Removes the announcement on unmount, because an image without a name would remain. */
function useAnnouncementEnd(id: string) {
  useEffect(
    () => () => {
      const told = document.querySelectorAll('[data-live-announcer] [aria-labelledby]')
      for (const one of told) {
        if (one.getAttribute('aria-labelledby')?.split(' ').includes(id)) one.remove()
      }
    },
    [id],
  )
}

const formOf = (id: string) => document.getElementById(id)?.closest('form')

/** Selects invalid fields that block a form. Findings in the story editor do not block it. */
const INVALID_FIELDS = '[aria-invalid="true"]:not([data-findings] *)'

/** Returns true if a field in the form of this submit button is invalid. */
function useInvalidFields(id: string, isSubmit: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const form = isSubmit ? formOf(id) : null
      if (!form) return () => {}
      const observer = new MutationObserver(onChange)
      observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
      return () => observer.disconnect()
    },
    [id, isSubmit],
  )
  return useSyncExternalStore(
    subscribe,
    () => isSubmit && Boolean(formOf(id)?.querySelector(INVALID_FIELDS)),
    () => false,
  )
}
