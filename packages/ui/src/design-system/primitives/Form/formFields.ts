import type { ReactNode } from 'react'

import type { PasswordRule } from '../PasswordChecklist/PasswordChecklist.tsx'

/** Value, error and change handler of a field, as its control takes them. */
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

/** A field of a form: edits the value of its name. A toggle is `yes` or blank. */
export type FormField<Name extends string> = {
  /** Key of the value that the field edits. */
  name: Name
  label: string
  hint?: ReactNode
  /** Error if the field is submitted blank. It marks the field as required. */
  missing?: string | undefined
  /** Marks the field as required, if `errorsOf` says what is missing. Default: false. */
  isRequired?: boolean
  /** Checks the field while it is typed, not only once the form was submitted. Default: false. */
  isLive?: boolean
  /** Field whose error from the server is no longer true once this one is edited. */
  clears?: Name
} & (
  | {
      /** Default: `text`. */
      kind?: 'text' | 'email' | 'url'
      /** What the browser may fill in. Default: `off`. */
      autoComplete?: string
      inputMode?: 'numeric'
      maxLength?: number
      placeholder?: string
      /** Name by which password managers know the field. Default: its name. */
      htmlName?: string
    }
  | { kind: 'password'; autoComplete?: string; rules?: readonly PasswordRule[] }
  | { kind: 'area'; maxLength?: number; rows?: number }
  | { kind: 'number'; min: number; step?: number; placeholder?: string }
  | ({ kind: 'select'; blankLabel?: string | undefined } & Choices)
  | ({ kind: 'radio' } & Choices)
  | { kind: 'toggle' }
  /** A control like no other. */
  | { kind: 'custom'; render: (control: FormControl) => ReactNode }
)

/** A field, several that stand together under a legend, or content between them. */
export type FormEntry<Name extends string> =
  | FormField<Name>
  | {
      kind: 'group'
      label: string
      hint?: string
      /** Closed until it is opened, or one of its fields has an error. Default: false. */
      isFolded?: boolean
      fields: readonly FormField<Name>[]
    }
  | { kind: 'content'; name: string; content: ReactNode }

/** Returns the fields of a form without their groups. */
export const fieldsOf = <Name extends string>(
  entries: readonly FormEntry<Name>[],
): FormField<Name>[] =>
  entries.flatMap((entry) =>
    entry.kind === 'group' ? entry.fields : entry.kind === 'content' ? [] : [entry],
  )
