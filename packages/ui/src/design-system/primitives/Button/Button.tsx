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
import { GivenIcon } from '../Icon/GivenIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { buttonStyles as styles } from './Button.styles.ts'

export type ButtonVariant = 'primary' | 'confirm' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type NativeButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'onPress' | `aria-${string}`
>

export interface ButtonProps extends NativeButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Role: `primary` acts, once a region; `confirm` says yes to what others will see; `danger` destroys. */
  variant?: ButtonVariant
  /** 36, 44 or 56 pixels high. */
  size?: ButtonSize
  /** Drawing before the words: one of ours by its name, or an element of one's own. */
  icon?: IconName | ReactElement | undefined
  /** The press is being carried out; a further one does nothing and focus stays. */
  isBusy?: boolean
  /** Words while busy, such as `LOADING`; without them the label stays. */
  busyLabel?: string | undefined
  /** Cannot be pressed and leaves the tab order; say why in `reason`. */
  isDisabled?: boolean
  /** Reason why the button cannot be pressed, read as its description. */
  reason?: string | undefined
  /** Takes the whole width of its place. */
  isFullWidth?: boolean
  /** Effect on the form around the button; `button` leaves the form alone. */
  type?: 'button' | 'submit' | 'reset'
  /** Pressed by pointer, touch, Enter or Space; never while busy or disabled. */
  onPress?: ((event: PressEvent) => void) | undefined
  /** The label: what a press does. */
  children: ReactNode
  /** Quieter text after the label, such as a price; part of the accessible name. */
  detail?: ReactNode
  /** Name, when the visible words do not say enough. */
  'aria-label'?: string
  /** Id of a text read after the name; the `reason` is added to it. */
  'aria-describedby'?: string | undefined
  /** Id of what it shows or hides. */
  'aria-controls'?: string
  /** Whether what it controls is shown. */
  'aria-expanded'?: boolean
  /** Makes it a switch that is on or off. */
  'aria-pressed'?: boolean
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
  /** Styles of this one button. */
  style?: CSSProperties
}

/**
 * A button to press by pointer, touch or key. While a field of its form is marked as invalid, a submit button says
 * that it is disabled and why. It keeps the focus and can be pressed: the form then leads to the first such field.
 */
export function Button({ reason, 'aria-describedby': describedBy, ...props }: ButtonProps) {
  const reasonId = useId()
  const ownId = useId()
  const { id = ownId, isBusy = false } = props
  const { fixFirst } = useMessages().primitives
  const isBlocked = useMarkedFields(id, props.type === 'submit')
  const why = isBlocked ? fixFirst : props.isDisabled === true ? reason : undefined
  const described = [describedBy, why !== undefined && reasonId].filter(Boolean).join(' ')

  // React Aria sets the attribute by itself only while a press is pending.
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
}: Omit<ButtonProps, 'reason' | 'aria-describedby'> & {
  id: string
  'aria-describedby'?: string
}) {
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
      {icon && <GivenIcon icon={icon} size={size === 'large' ? 20 : 16} />}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
      {detail !== undefined && <span css={styles.detail}>{detail}</span>}
      {isBusy && rest['aria-label'] !== undefined && <BusyWords>{busyLabel}</BusyWords>}
    </AriaButton>
  )
}

interface BusyWordsProps {
  /** What is being done; absent where the label alone says it. */
  children: ReactNode
}

function BusyWords({ children }: BusyWordsProps) {
  const progress = useContext(ProgressBarContext)
  const id = progress && 'id' in progress ? progress.id : undefined

  return <VisuallyHidden {...(id === undefined ? {} : { id })}>{children}</VisuallyHidden>
}

/**
 * That a button is busy is announced by reference to it. Once the button has left the page the
 * announcement would be an image without words, so it leaves as well.
 */
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

/** Fields that stop a form. In a structure editor a marked field is a finding: a draft can be saved with it. */
const MARKED = '[aria-invalid="true"]:not([data-findings] *)'

/** Returns true while a field in the form around the submit button with this id is marked as invalid. */
function useMarkedFields(id: string, isSubmit: boolean): boolean {
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
    () => isSubmit && Boolean(formOf(id)?.querySelector(MARKED)),
    () => false,
  )
}
