import type { AdminProvider, ProviderForm, ProviderKind } from '@kathasagar/api/contract'
import { TIME_LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { PROVIDER_KIND_NAMES } from '../../../../design-system/format/providerKindNames.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import {
  isHosted,
  LIMIT_NAMES,
  providerFormOf,
  type ProviderValues,
  type TimeLimit,
} from './providerFormOf.ts'

export interface ProviderDialogProps {
  provider: AdminProvider | null
  onSave: (form: ProviderForm) => Promise<FormRefusal | null>
  onClose: () => void
}

/** Default URL for each kind of provider. For self-hosted servers, an example. */
const ADDRESSES: Readonly<Record<ProviderKind, string>> = {
  'openai-compatible': 'http://localhost:11434/v1',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
  mistral: 'https://api.mistral.ai/v1',
}

export function ProviderDialog({ provider, onSave, onClose }: ProviderDialogProps) {
  const { provider: messages, cancel, save, saving } = useAdminMessages().modelForms
  const hasKey = provider?.has_key ?? false
  const wrongLimit = (limit: TimeLimit, value: string) => {
    const { min, max } = TIME_LIMITS[limit]
    const seconds = Number(value)
    const isRight = Number.isInteger(seconds) && seconds >= min && seconds <= max
    return value.trim() === '' || isRight ? undefined : fill(messages.limitWrong, { min, max })
  }
  const kindOf = ({ kind }: Pick<ProviderValues, 'kind'>) => kind as ProviderKind

  return (
    <FormDialog<ProviderValues>
      busyLabel={saving}
      cancelLabel={cancel}
      fields={(values) => [
        {
          kind: 'select',
          name: 'kind',
          label: messages.kind,
          hint: messages.fits[kindOf(values)],
          items: Object.entries(PROVIDER_KIND_NAMES).map(([value, label]) => ({ value, label })),
        },
        { kind: 'text', name: 'name', label: messages.name, isRequired: true },
        {
          kind: 'text',
          name: 'base_url',
          clears: 'api_key',
          label: messages.address,
          hint: isHosted(kindOf(values)) ? messages.ownAddress : undefined,
          isRequired: !isHosted(kindOf(values)),
          placeholder: ADDRESSES[kindOf(values)],
        },
        {
          kind: 'toggle',
          name: 'allow_private_network',
          clears: 'api_key',
          label: messages.inside,
          hint: messages.insideHint,
        },
        {
          kind: 'password',
          name: 'api_key',
          label: messages.key,
          hint: hasKey
            ? fill(messages.keyKept, { end: provider?.key_ends_in ?? '' })
            : messages.keyHint,
        },
        ...(hasKey && !isHosted(kindOf(values))
          ? [{ kind: 'toggle' as const, name: 'removes_key' as const, label: messages.removeKey }]
          : []),
        {
          kind: 'group',
          label: messages.more,
          hint: messages.moreHint,
          isFolded: true,
          fields: LIMIT_NAMES.map((name) => {
            const { min, usual, local } = TIME_LIMITS[name]
            const hint = fill(messages.limitDefault, { usual, local })
            return { kind: 'number', name, label: messages.limits[name], hint, min }
          }),
        },
      ]}
      errorsOf={({ name, base_url, api_key, ...values }) => ({
        name: name.trim() === '' ? messages.nameMissing : undefined,
        base_url:
          base_url.trim() === ''
            ? isHosted(kindOf(values))
              ? undefined
              : messages.addressMissing
            : /^https?:\/\/[^\s/]/i.test(base_url.trim())
              ? undefined
              : messages.addressWrong,
        api_key:
          isHosted(kindOf(values)) && !hasKey && api_key.trim() === ''
            ? messages.keyRequired
            : undefined,
        ...Object.fromEntries(
          LIMIT_NAMES.map((limit) => [limit, wrongLimit(limit, values[limit])]),
        ),
      })}
      initialValues={{
        kind: provider?.kind ?? 'openai-compatible',
        name: provider?.name ?? '',
        base_url: provider?.base_url ?? '',
        allow_private_network: provider?.allow_private_network ? 'yes' : '',
        api_key: '',
        removes_key: '',
        first_token_s: String(provider?.time_limits?.first_token_s ?? ''),
        silence_s: String(provider?.time_limits?.silence_s ?? ''),
        total_s: String(provider?.time_limits?.total_s ?? ''),
      }}
      onClose={onClose}
      onSubmit={(values) => onSave(providerFormOf(values))}
      submitLabel={save}
      title={provider ? fill(messages.edit, { name: provider.name }) : messages.add}
    />
  )
}
