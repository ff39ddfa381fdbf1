import type { ReactNode } from 'react'

import type { PasswordRule } from '../PasswordChecklist/PasswordChecklist.tsx'

export interface FormControl {
  label: string
  hint: ReactNode
  value: string
  error: string | undefined
  isRequired: boolean
  onChange: (value: string) => void
}

interface Choices {
  items: readonly { value: string; label: string }[]
}

/** Form field whose name is the key of its value. The value of a toggle is `yes` or blank. */
export type FormField<Name extends string> = {
  name: Name
  label: string
  hint?: ReactNode
  /** Error message for a blank field. If set, the field is required. */
  missing?: string | undefined
  /** Marks the field as required if `errorsOf` checks this. Default: false. */
  isRequired?: boolean
  /** Validates while the user types, and not only after a submit. Default: false. */
  isLive?: boolean
  /** Another field whose server error is removed when this field is edited. */
  clears?: Name
} & (
  | {
      kind?: 'text' | 'email' | 'url'
      /** HTML `autocomplete` value. Default: `off`. */
      autoComplete?: string
      inputMode?: 'numeric'
      maxLength?: number
      placeholder?: string
      /** Name that password managers see. Default: the field's name. */
      htmlName?: string
    }
  | { kind: 'password'; autoComplete?: string; rules?: readonly PasswordRule[] }
  | { kind: 'area'; maxLength?: number; rows?: number }
  | { kind: 'number'; min: number; step?: number; placeholder?: string }
  | ({ kind: 'select'; blankLabel?: string | undefined } & Choices)
  | ({ kind: 'radio' } & Choices)
  | { kind: 'toggle' }
  | { kind: 'custom'; render: (control: FormControl) => ReactNode }
)

/** A field, a group of fields with a legend, or other content. */
export type FormEntry<Name extends string> =
  | FormField<Name>
  | {
      kind: 'group'
      label: string
      hint?: string
      /** Collapses the group until it is opened or a field has an error. Default: false. */
      isFolded?: boolean
      fields: readonly FormField<Name>[]
    }
  | { kind: 'content'; name: string; content: ReactNode }

export const fieldsOf = <Name extends string>(
  entries: readonly FormEntry<Name>[],
): FormField<Name>[] =>
  entries.flatMap((entry) =>
    entry.kind === 'group' ? entry.fields : entry.kind === 'content' ? [] : [entry],
  )
