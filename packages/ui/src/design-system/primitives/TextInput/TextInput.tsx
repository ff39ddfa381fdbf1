import { Input } from 'react-aria-components'

import { Field, type TextControlProps } from '../Field/Field.tsx'
import { textInputStyles as styles } from './TextInput.styles.ts'

export interface TextInputProps extends TextControlProps {
  type?: 'text' | 'date' | 'email' | 'search' | 'tel' | 'url'
  placeholder?: string
}

export function TextInput({ placeholder = '', ...field }: TextInputProps) {
  return (
    <Field {...field}>
      {/* The direction depends on the text. An empty field has the direction of the page. */}
      <Input
        css={styles.control}
        dir={field.value === '' ? undefined : 'auto'}
        placeholder={placeholder}
      />
    </Field>
  )
}
