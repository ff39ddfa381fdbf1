import type { AdminProvider, BindingForm, ModelBinding } from '@kathasagar/api/contract'
import { useEffect, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type {
  FormControl,
  FormEntry,
  FormField,
} from '../../../../design-system/primitives/Form/formFields.ts'
import {
  bindingErrors,
  bindingFormOf,
  bindingValues,
  isRanged,
  PLACES,
  pricesOf,
  RANGES,
  settingsOf,
} from './bindingValues.ts'
import type { BindingValues } from './bindingValues.ts'
import { taskOf } from './modelNames.ts'
import { ComboInput } from '../../../../design-system/primitives/ComboInput/ComboInput.tsx'

export interface BindingDialogProps {
  binding: ModelBinding
  name: string
  providers: readonly AdminProvider[]
  /** Names of the storytellers that can share a model. If absent, this is not offered. */
  tellers?: string | undefined
  /** Returns a warning if the change raises prices for players, or a blank string. */
  priceRise: (forAll: boolean) => string
  readModels: ReadModels
  /** Saves the model of one storyteller, or of all if `forAll`. Resolves with an error or null. */
  onSave: (form: BindingForm, forAll: boolean) => Promise<FormRefusal | null>
  onClose: () => void
}

type Messages = ReturnType<typeof useAdminMessages>['modelForms']['binding']

function modelEntries(
  { providers, readModels }: BindingDialogProps,
  { values, at, messages }: { values: BindingValues; at: number; messages: Messages },
): FormEntry<string> {
  const provider = values[`provider${at}`] ?? ''
  return {
    kind: 'group',
    label: at === 0 ? messages.model : fill(messages.fallback, { number: at }),
    ...(at === 1 && { hint: messages.fallbacksHint }),
    fields: [
      {
        kind: 'select',
        name: `provider${at}`,
        label: messages.provider,
        blankLabel: at === 0 ? messages.builtIn : messages.none,
        items: providers.map(({ id, name }) => ({ value: id, label: name })),
      },
      ...(provider === ''
        ? []
        : [
            {
              kind: 'custom' as const,
              name: `model${at}`,
              label: messages.model,
              hint: messages.modelHint,
              isRequired: true,
              render: (control: FormControl) => (
                <ModelField {...control} of={provider} readModels={readModels} />
              ),
            },
          ]),
    ],
  }
}

export function BindingDialog(props: BindingDialogProps) {
  const { binding, name, tellers, providers, priceRise, onSave, onClose } = props
  const { binding: messages, cancel, save, saving } = useAdminMessages().modelForms
  const { count } = useFormat()
  const task = taskOf(binding.model_key)
  const rangeOf = (setting: keyof typeof RANGES) => ({
    min: count(RANGES[setting].min),
    max: count(RANGES[setting].max),
  })

  const moreEntries = (): FormEntry<string>[] => [
    {
      kind: 'group',
      label: messages.price,
      hint: messages.priceHint,
      fields: pricesOf(task).map((price) => ({
        kind: 'number',
        name: price,
        label: messages.prices[price],
        min: 0,
        step: 0.01,
      })),
    },
    {
      kind: 'group',
      label: messages.more,
      hint: messages.settingsHint,
      isFolded: true,
      fields: settingsOf(task).map((setting): FormField<string> => {
        const field = { name: setting, label: messages.settings[setting] }
        if (isRanged(setting)) {
          const { min, step } = RANGES[setting]
          const hint = fill(messages.range, rangeOf(setting))
          return { ...field, kind: 'number', hint, min, step }
        }
        if (setting === 'style')
          return { ...field, kind: 'area', hint: messages.styleHint, maxLength: 1000, rows: 4 }
        if (setting === 'size') return { ...field, kind: 'text', hint: messages.sizeHint }
        const efforts = Object.entries(messages.efforts)
        return {
          ...field,
          kind: 'select',
          blankLabel: messages.providersOwn,
          items: efforts.map(([value, label]) => ({ value, label })),
        }
      }),
    },
  ]

  return (
    <FormDialog<BindingValues>
      busyLabel={saving}
      cancelLabel={cancel}
      fields={(values) => {
        if (!values['provider0']) return [modelEntries(props, { values, at: 0, messages })]
        const places = PLACES.filter((at) => at <= 1 || values[`provider${at - 1}`])
        return [
          ...places.map((at) => modelEntries(props, { values, at, messages })),
          ...moreEntries(),
          ...(tellers === undefined
            ? []
            : [
                { kind: 'toggle' as const, name: 'for_all', label: messages.forAll, hint: tellers },
              ]),
          {
            kind: 'content',
            name: 'price_rise',
            content: <Alert tone="warning">{priceRise(values['for_all'] === 'yes')}</Alert>,
          },
        ]
      }}
      errorsOf={(values) =>
        Object.fromEntries(
          Object.entries(bindingErrors(values, task)).map(([field, error]) => [
            field,
            error === 'rangeWrong'
              ? fill(messages.rangeWrong, rangeOf(field as keyof typeof RANGES))
              : messages[error],
          ]),
        )
      }
      extra={
        binding.bound
          ? { label: messages.reset, onPress: () => onSave(bindingFormOf({}, task), false) }
          : undefined
      }
      follow={(changed): BindingValues =>
        changed.startsWith('provider') ? { [changed.replace('provider', 'model')]: '' } : {}
      }
      initialValues={bindingValues(binding)}
      onClose={onClose}
      onSubmit={(values) => onSave(bindingFormOf(values, task), values['for_all'] === 'yes')}
      submitLabel={save}
      title={fill(providers.length === 0 ? messages.titleNone : messages.title, { name })}
    />
  )
}

/** Returns the names of a provider's models, or null if the request fails. */
type ReadModels = (provider_id: string) => Promise<readonly string[] | null>

interface ModelFieldProps extends FormControl {
  of: string
  readModels: ReadModels
}

const MAX_OFFERED = 50

/** Returns the names that contain the text, or all names if the text is a complete name. */
function matchingModels(names: readonly string[], typed: string): string[] {
  const sought = names.includes(typed.trim()) ? '' : typed.trim().toLowerCase()
  const found = names.filter((name) => name.toLowerCase().includes(sought))
  return found
    .toSorted((a, b) => a.toLowerCase().indexOf(sought) - b.toLowerCase().indexOf(sought))
    .slice(0, MAX_OFFERED)
}

function ModelField({ of, readModels, ...field }: ModelFieldProps) {
  const messages = useAdminMessages().modelForms.binding
  const [known, setKnown] = useState<{ of: string; names: readonly string[] | null }>()
  useEffect(() => {
    let isGone = false
    void readModels(of).then((names) => {
      if (!isGone) setKnown({ of, names })
    })
    return () => {
      isGone = true
    }
  }, [of, readModels])
  const names = known?.of === of ? known.names : undefined

  return (
    <ComboInput
      {...field}
      emptyLabel={
        names === undefined
          ? messages.loadingModels
          : names === null
            ? messages.noList
            : messages.noModels
      }
      items={matchingModels(names ?? [], field.value).map((name) => ({ value: name, label: name }))}
      openLabel={messages.openModels}
    />
  )
}
