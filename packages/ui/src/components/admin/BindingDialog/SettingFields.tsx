import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { ModelTask } from '../BindingTable/modelNames.ts'
import { RANGES, settingsOf, type BindingDraft, type SettingName } from './bindingDraft.ts'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'

export interface SettingFieldsProps {
  /** What the name does, and so what can be set. */
  task: ModelTask
  /** As they are typed. */
  value: BindingDraft['settings']
  onChange: (value: BindingDraft['settings']) => void
  /** What is wrong with a setting. */
  errorOf: (name: SettingName) => string | undefined
}

/** How the model is asked; folded, for most leave it to the provider. */
export function SettingFields({ task, value, onChange, errorOf }: SettingFieldsProps) {
  const messages = useAdminMessages().modelForms.binding
  const names = settingsOf(task)
  const [isOpen, setOpen] = useState(false)
  const isWrong = names.some((name) => errorOf(name) !== undefined)

  return (
    <Disclosure
      isOpen={isOpen || isWrong}
      label={messages.more}
      note={messages.settingsHint}
      onOpenChange={setOpen}
    >
      <div css={[styles.figures, styles.settings]}>
        {names.map((name) => (
          <SettingField
            error={errorOf(name)}
            key={name}
            name={name}
            onChange={(typed) => onChange({ ...value, [name]: typed })}
            value={value[name]}
          />
        ))}
      </div>
    </Disclosure>
  )
}

interface SettingFieldProps {
  name: SettingName
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

function SettingField({ name, ...field }: SettingFieldProps) {
  const messages = useAdminMessages().modelForms.binding
  const { count } = useFormat()
  const label = messages.settings[name]

  if (name === 'reasoning_effort') {
    const efforts = Object.entries(messages.efforts)
    return (
      <SelectInput
        {...field}
        blankLabel={messages.providersOwn}
        items={efforts.map(([value, words]) => ({ value, label: words }))}
        label={label}
      />
    )
  }
  if (name === 'size') return <TextInput {...field} hint={messages.sizeHint} label={label} />
  const { min, max, step } = RANGES[name]
  return (
    <NumberInput
      {...field}
      hint={fill(messages.range, { min: count(min), max: count(max) })}
      label={label}
      min={min}
      step={step}
    />
  )
}
