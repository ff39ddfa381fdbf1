import type { FieldErrors, OwnKey, TypedModelKey } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { PROVIDER_KIND_NAMES } from '../../../../design-system/format/providerKindNames.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Form, type FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'

export interface ModelKeyFormProps {
  current: OwnKey | null
  items: readonly OwnKey['kind'][]
  validate: (typed: TypedModelKey, hasKey: boolean) => FieldErrors<keyof TypedModelKey>
  /** Saves and tests the key. Resolves with an error, or with null if both succeed. */
  onSubmit: (typed: TypedModelKey) => Promise<FormRefusal | null>
}

export function ModelKeyForm({ current, items, validate, onSubmit }: ModelKeyFormProps) {
  const messages = useSettingsMessages().settings.modelKey
  const kept = current?.ends_in
    ? fill(messages.keyKept, { end: current.ends_in })
    : messages.keyStays

  return (
    <Form<TypedModelKey>
      busyLabel={messages.busy}
      doneMessage={messages.works}
      errorsOf={(typed) => validate(typed, current !== null)}
      fields={({ kind }) => [
        {
          name: 'kind',
          kind: 'select',
          label: messages.kind,
          items: items.map((one) => ({ value: one, label: PROVIDER_KIND_NAMES[one] })),
        },
        {
          name: 'base_url',
          kind: 'url',
          label: messages.address,
          hint: kind === 'openai-compatible' ? messages.addressHint : messages.addressBlank,
          isRequired: kind === 'openai-compatible',
        },
        { name: 'model', label: messages.model, hint: messages.modelHint, isRequired: true },
        {
          name: 'api_key',
          kind: 'password',
          label: messages.key,
          hint: current ? kept : messages.keyHint,
          isRequired: current === null,
        },
      ]}
      initialValues={{
        kind: current?.kind ?? 'openai-compatible',
        base_url: current?.base_url ?? '',
        model: current?.model ?? '',
        api_key: '',
      }}
      onSubmit={onSubmit}
      resets={['api_key']}
      submitLabel={messages.submit}
      width="full"
    />
  )
}
