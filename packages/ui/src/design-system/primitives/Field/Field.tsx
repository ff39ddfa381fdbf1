import type { ReactNode } from 'react'
import { FieldError, Label, Text, TextField } from 'react-aria-components'

import { useFaultMessage } from '../../../messages/useFaultMessage.ts'
import { Icon } from '../Icon/Icon.tsx'
import { fieldStyles as styles } from './Field.styles.ts'

/** What every text control takes; `TextInput` and `PasswordInput` pass it on. */
export interface TextControlProps {
  /** Always visible, and the control's accessible name. */
  label: string
  value: string
  /** Somebody typed; all that stands in the field now. */
  onChange: (value: string) => void
  /** Error message. If set, the field is invalid; an empty one has no line of its own. */
  error?: string | undefined
  /** What belongs here, read with the field. */
  hint?: ReactNode
  /** Name in the form, for password managers. */
  name?: string
  /** What the browser may fill in, such as `username`. */
  autoComplete?: string
  /** Keys that a phone shows first; what may be typed stays the same. */
  inputMode?: 'text' | 'numeric'
  /** The form cannot be sent without it; told by assistive technology. */
  isRequired?: boolean
  /** Cannot be edited just now. */
  isDisabled?: boolean
  /** Most characters that can be typed. */
  maxLength?: number
  /** The focus has left the field. */
  onBlur?: () => void
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

export interface FieldProps extends TextControlProps {
  /** Which keyboard a phone shows, and what stays hidden. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  /** The control itself: React Aria's `Input` or `TextArea`, which find label and texts by themselves. */
  children: ReactNode
}

/** Label, hint and error around a text control, tied together for assistive technology. */
export function Field({
  label,
  error,
  hint,
  type = 'text',
  isRequired = false,
  isDisabled = false,
  children,
  ...rest
}: FieldProps) {
  const faultMessage = useFaultMessage()

  return (
    <TextField
      {...rest}
      css={styles.field}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      type={type}
      validationBehavior="aria"
    >
      <Label css={styles.label}>{label}</Label>
      {children}
      {error && (
        <FieldError css={styles.error} elementType="div">
          <Icon name="warning" size={16} />
          <span>{faultMessage(error)}</span>
        </FieldError>
      )}
      {hint && (
        <Text css={styles.hint} elementType="div" slot="description">
          {hint}
        </Text>
      )}
    </TextField>
  )
}
