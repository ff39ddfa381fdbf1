import type { ReactNode } from 'react'
import { FieldError, Label, Text, TextField } from 'react-aria-components'

import { useFormErrorMessage } from '../../../messages/useFormErrorMessage.ts'
import { Icon } from '../Icon/Icon.tsx'
import { fieldStyles as styles } from './Field.styles.ts'

export interface TextControlProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Error message. If set, the field is invalid. An empty string shows no message. */
  error?: string | undefined
  hint?: ReactNode
  name?: string
  autoComplete?: string
  /** Kind of on-screen keyboard. It does not restrict the typed text. */
  inputMode?: 'text' | 'numeric'
  isRequired?: boolean
  isDisabled?: boolean
  maxLength?: number
  onBlur?: () => void
  className?: string
}

export interface FieldProps extends TextControlProps {
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'url'
  children: ReactNode
}

/** Label, hint and error message around a text control. */
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
  const faultMessage = useFormErrorMessage()

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
