import type { FieldErrors, OwnKey, SavedModelKey, TypedModelKey } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { PROVIDER_KIND_NAMES } from '../../../format/providerKindNames.ts'
import { useFormFields, type BindField } from '../../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { SettingsFormEnd } from '../SettingsFormEnd/SettingsFormEnd.tsx'
import { modelKeyFormStyles as styles } from './ModelKeyForm.styles.ts'

export interface ModelKeyFormProps {
  /** What is kept; null where nothing is. */
  current: OwnKey | null
  /** Kinds of servers that can tell, as the contract lists them. */
  items: readonly OwnKey['kind'][]
  /** Everything wrong with what was typed; the contract knows. */
  validate: (typed: TypedModelKey, hasKey: boolean) => FieldErrors<keyof TypedModelKey>
  /** What the server found wrong with single fields. */
  fieldErrors?: FieldErrors<keyof TypedModelKey> | undefined
  /** The key is being saved, and its provider asked. */
  isBusy: boolean
  /** Why nothing was saved, as a sentence. */
  error?: string | undefined
  /** What was wrong with the provider once the key was saved, null for nothing; absent before. */
  checked?: SavedModelKey['fault'] | undefined
  /** Called with what was typed, once `validate` finds nothing wrong. */
  onSubmit: (typed: TypedModelKey) => void
}

/** Brings a provider of one's own, and says at once whether it works. */
export function ModelKeyForm({ current, items, validate, ...props }: ModelKeyFormProps) {
  const messages = useSettingsMessages().settings.modelKey
  const { isBusy, error, checked } = props
  const { bind, change, values, formRef, handleSubmit } = useFormFields<TypedModelKey>({
    initialValues: {
      kind: current?.kind ?? 'openai-compatible',
      base_url: current?.base_url ?? '',
      model: current?.model ?? '',
      api_key: '',
    },
    validate: (typed) => validate(typed, current !== null),
    liveFields: [],
    serverErrors: props.fieldErrors,
    isBusy,
    onSubmit: props.onSubmit,
  })
  const [kept, setKept] = useState(current)
  if (kept !== current) {
    // What was typed is kept now: it stands in no field any more.
    setKept(current)
    if (values.api_key !== '') change('api_key', '')
  }

  return (
    <form autoComplete="off" css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <KeyFields bind={bind} current={current} items={items} />
      <SettingsFormEnd
        busyLabel={messages.busy}
        doneMessage={checked === null ? messages.works : undefined}
        error={error ?? (checked ? messages.faults[checked] : undefined)}
        isBusy={isBusy}
        submitLabel={messages.submit}
      />
    </form>
  )
}

interface KeyFieldsProps extends Pick<ModelKeyFormProps, 'current' | 'items'> {
  /** Ties a field to its value and its error. */
  bind: BindField<TypedModelKey>
}

function KeyFields({ bind, current, items }: KeyFieldsProps) {
  const messages = useSettingsMessages().settings.modelKey
  const { value: kind } = bind('kind')
  const hasOwnAddress = kind !== 'openai-compatible'
  const kept = current?.ends_in
    ? fill(messages.keyKept, { end: current.ends_in })
    : messages.keyStays

  return (
    <>
      <SelectInput
        {...bind('kind')}
        items={items.map((one) => ({ value: one, label: PROVIDER_KIND_NAMES[one] }))}
        label={messages.kind}
      />
      <TextInput
        {...bind('base_url')}
        autoComplete="off"
        hint={hasOwnAddress ? messages.addressBlank : messages.addressHint}
        isRequired={!hasOwnAddress}
        label={messages.address}
        type="url"
      />
      <TextInput
        {...bind('model')}
        autoComplete="off"
        hint={messages.modelHint}
        isRequired
        label={messages.model}
      />
      <PasswordInput
        {...bind('api_key')}
        autoComplete="off"
        hint={current ? kept : messages.keyHint}
        isRequired={current === null}
        label={messages.key}
      />
    </>
  )
}
