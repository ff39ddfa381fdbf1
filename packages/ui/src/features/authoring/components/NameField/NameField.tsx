import { useId } from 'react'
import { Input } from 'react-aria-components'

import type { KnownState } from '../../model/structure/knownState.ts'
import { Field, type TextControlProps } from '../../../../design-system/primitives/Field/Field.tsx'
import { textInputStyles } from '../../../../design-system/primitives/TextInput/TextInput.styles.ts'

export interface NameFieldProps extends TextControlProps {
  state: KnownState
}

/** Edits a line of the condition language. Suggests the names of variables. */
export function NameField({ state, ...field }: NameFieldProps) {
  const listId = useId()

  return (
    <Field {...field}>
      <Input
        autoCapitalize="none"
        autoComplete="off"
        css={textInputStyles.control}
        dir="ltr"
        list={listId}
        spellCheck={false}
      />
      <datalist id={listId}>
        {Object.entries(state).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </datalist>
    </Field>
  )
}
