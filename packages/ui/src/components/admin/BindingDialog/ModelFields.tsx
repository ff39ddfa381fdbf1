import type { AdminProvider } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { ComboInput } from '../../primitives/ComboInput/ComboInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { ModelDraft } from './bindingDraft.ts'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'
import { fittingModels } from './fittingModels.ts'
import { useProviderModels, type KnownModels, type ReadModels } from './useProviderModels.ts'

export interface ModelFieldsProps {
  /** As it is typed. */
  draft: ModelDraft
  /** Another provider or model. */
  onChange: (draft: ModelDraft) => void
  /** Providers that it may be of. */
  providers: readonly AdminProvider[]
  /** Asks a provider for the names of its models. */
  readModels: ReadModels
  /** What is wrong, field by field. */
  errors: { provider?: string | undefined; model?: string | undefined }
}

/** A provider and one of its models: taken from what it has, or typed. */
export function ModelFields({ draft, onChange, providers, readModels, errors }: ModelFieldsProps) {
  const messages = useAdminMessages().modelForms.binding
  const known = useProviderModels(draft.provider_id, readModels)
  const names = typeof known === 'string' ? [] : known
  const emptyWords = useEmptyWords(known)

  return (
    <div css={styles.pair}>
      <SelectInput
        blankLabel={messages.builtIn}
        error={errors.provider}
        items={providers.map(({ id, name }) => ({ value: id, label: name }))}
        label={messages.provider}
        onChange={(provider_id) => onChange({ ...draft, provider_id, model: '' })}
        value={draft.provider_id}
      />
      {draft.provider_id !== '' && (
        <ComboInput
          emptyLabel={emptyWords}
          error={errors.model}
          hint={messages.modelHint}
          isRequired
          items={fittingModels(names, draft.model).map((name) => ({ value: name, label: name }))}
          label={messages.model}
          onChange={(model) => onChange({ ...draft, model })}
          openLabel={messages.openModels}
          value={draft.model}
        />
      )}
    </div>
  )
}

function useEmptyWords(known: KnownModels): string {
  const { loadingModels, noList, noModels } = useAdminMessages().modelForms.binding
  if (known === 'loading') return loadingModels
  return known === 'failed' ? noList : noModels
}
