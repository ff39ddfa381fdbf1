import type { AdminProvider, ProviderKind } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PROVIDER_KIND_NAMES } from '../../../format/providerKindNames.ts'
import { ADDRESSES, asksAddress, type ProviderDraft } from './providerDraft.ts'
import { providerDialogStyles as styles } from './ProviderDialog.styles.ts'
import type { ProviderRefusal } from './useProviderForm.ts'

export interface ProviderFieldsProps {
  /** As it is typed. */
  draft: ProviderDraft
  /** Somebody typed. */
  change: (changes: Partial<ProviderDraft>) => void
  /** What is wrong, field by field. */
  errors: NonNullable<ProviderRefusal['errors']>
  /** What is kept of the provider; null for a new one. */
  saved: AdminProvider | null
}

const KINDS = Object.keys(ADDRESSES) as ProviderKind[]

/** Everything that a provider is set up by, its kind first. */
export function ProviderFields(props: ProviderFieldsProps) {
  const { draft, change, errors } = props
  const messages = useAdminMessages().modelForms.provider

  return (
    <>
      <SelectInput
        error={errors.kind}
        hint={messages.fits[draft.kind]}
        items={KINDS.map((kind) => ({ value: kind, label: PROVIDER_KIND_NAMES[kind] }))}
        label={messages.kind}
        onChange={(kind) => change({ kind })}
        value={draft.kind}
      />
      <TextInput
        autoComplete="off"
        error={errors.name}
        hint={messages.nameHint}
        isRequired
        label={messages.name}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <AddressFields {...props} />
      <KeyFields {...props} />
    </>
  )
}

function AddressFields({ draft, change, errors }: ProviderFieldsProps) {
  const messages = useAdminMessages().modelForms.provider
  const { own, example } = ADDRESSES[draft.kind]

  return (
    <div css={styles.part}>
      {own && (
        <Checkbox
          isSelected={draft.hasOtherAddress}
          onChange={(hasOtherAddress) => change({ hasOtherAddress })}
        >
          {messages.otherAddress}
        </Checkbox>
      )}
      {asksAddress(draft) && (
        <>
          <TextInput
            autoComplete="off"
            error={errors.base_url}
            isRequired
            label={messages.address}
            onChange={(base_url) => change({ base_url })}
            placeholder={example}
            type="url"
            value={draft.base_url}
          />
          <Checkbox isSelected={draft.is_inside} onChange={(is_inside) => change({ is_inside })}>
            {messages.inside}
          </Checkbox>
          <p css={styles.warning}>{messages.insideHint}</p>
        </>
      )}
    </div>
  )
}

/** A kept key is never shown: it stays, goes, or makes way for another. */
function KeyFields({ draft, change, errors, saved }: ProviderFieldsProps) {
  const messages = useAdminMessages().modelForms.provider
  const { keep, other, none } = messages.keyChoices
  const end = saved?.key_ends_in

  return (
    <div css={styles.part}>
      {saved?.has_key && (
        <RadioGroup
          items={[
            { value: 'keep', label: end ? fill(messages.keyKeep, { end }) : keep },
            { value: 'other', label: other },
            ...(ADDRESSES[draft.kind].own ? [] : [{ value: 'none' as const, label: none }]),
          ]}
          label={messages.keyChoice}
          look="pill"
          onChange={(keyChoice) => change({ keyChoice })}
          value={draft.keyChoice}
        />
      )}
      {draft.keyChoice === 'other' && (
        <PasswordInput
          autoComplete="off"
          error={errors.api_key}
          hint={messages.keyHint}
          label={saved?.has_key ? messages.newKey : messages.key}
          onChange={(key) => change({ key })}
          value={draft.key}
        />
      )}
    </div>
  )
}
