import { useState } from 'react'

import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { NumberInput } from '../NumberInput/NumberInput.tsx'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { formStyles as styles } from './Form.styles.ts'
import type { FormControl, FormEntry, FormField } from './formFields.ts'

interface FormControlsProps {
  items: readonly FormEntry<string>[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string | undefined>>
  onChange: (field: FormField<string>, value: string) => void
}

export function FormControls({ items, ...shared }: FormControlsProps) {
  return items.map((entry) => {
    if (entry.kind === 'content') return <div key={entry.name}>{entry.content}</div>
    if (entry.kind === 'group') return <Group {...shared} entry={entry} key={entry.label} />
    return (
      <Control
        control={{
          label: entry.label,
          hint: entry.hint,
          value: shared.values[entry.name] ?? '',
          error: shared.errors[entry.name],
          isRequired: entry.isRequired ?? entry.missing !== undefined,
          onChange: (value) => shared.onChange(entry, value),
        }}
        entry={entry}
        key={entry.name}
      />
    )
  })
}

interface GroupProps extends Omit<FormControlsProps, 'items'> {
  entry: FormEntry<string> & { kind: 'group' }
}

function Group({ entry, ...shared }: GroupProps) {
  const { label, hint, isFolded, fields } = entry
  const [isOpen, setOpen] = useState(false)
  const isWrong = fields.some(({ name }) => shared.errors[name] !== undefined)
  const controls = (
    <div css={styles.beside}>
      <FormControls {...shared} items={fields} />
    </div>
  )
  if (isFolded) {
    return (
      <Disclosure isOpen={isOpen || isWrong} label={label} note={hint} onOpenChange={setOpen}>
        <div css={styles.unfolded}>{controls}</div>
      </Disclosure>
    )
  }
  return (
    <fieldset css={styles.group}>
      <legend>{label}</legend>
      {controls}
      {hint && <p css={styles.hint}>{hint}</p>}
    </fieldset>
  )
}

function Control({ entry, control }: { entry: FormField<string>; control: FormControl }) {
  const { label, hint, value, onChange } = control
  const { name } = entry

  switch (entry.kind) {
    case 'password': {
      const { autoComplete = 'off', rules } = entry
      return <PasswordInput {...control} {...(rules && { rules })} {...{ autoComplete, name }} />
    }
    case 'area': {
      const { maxLength, rows = 4 } = entry
      return <TextArea {...control} {...(maxLength && { maxLength })} {...{ name, rows }} />
    }
    case 'number': {
      const { min, step = 1, placeholder = '' } = entry
      return <NumberInput {...control} {...{ min, step, placeholder, name }} />
    }
    case 'select': {
      const { blankLabel, items } = entry
      return <Select {...control} {...{ blankLabel, items, name }} />
    }
    case 'radio':
      return <RadioGroup items={entry.items} label={label} onChange={onChange} value={value} />
    case 'toggle':
      return (
        <div css={styles.group}>
          <Checkbox
            isSelected={value === 'yes'}
            name={name}
            onChange={(isOn) => onChange(isOn ? 'yes' : '')}
          >
            {label}
          </Checkbox>
          {hint && <p css={styles.hint}>{hint}</p>}
        </div>
      )
    case 'custom':
      return entry.render(control)
    default: {
      const { kind: type = 'text', autoComplete = 'off', placeholder = '', htmlName } = entry
      const { inputMode, maxLength } = entry
      return (
        <TextInput
          {...control}
          {...(inputMode && { inputMode })}
          {...(maxLength && { maxLength })}
          autoComplete={autoComplete}
          name={htmlName ?? name}
          placeholder={placeholder}
          type={type}
        />
      )
    }
  }
}
