import { Input } from 'react-aria-components'

import { Field, type TextControlProps } from '../Field/Field.tsx'
import { textInputStyles as styles } from './TextInput.styles.ts'

export interface TextInputProps extends TextControlProps {
  /** Which keyboard a phone shows. */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url'
  /** An example of what to type; never instead of the label. */
  placeholder?: string
}

/** One line of text with its label. */
export function TextInput({ placeholder = '', ...field }: TextInputProps) {
  return (
    <Field {...field}>
      {/* What is typed runs its own way; an empty field that of the page. */}
      <Input
        css={styles.control}
        dir={field.value === '' ? undefined : 'auto'}
        placeholder={placeholder}
      />
    </Field>
  )
}
