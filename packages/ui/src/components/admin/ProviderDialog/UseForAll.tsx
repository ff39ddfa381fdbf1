import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ComboInput } from '../../primitives/ComboInput/ComboInput.tsx'
import { fittingModels } from '../BindingDialog/fittingModels.ts'
import { likelyTeller } from './likelyTeller.ts'
import { providerDialogStyles as styles } from './ProviderDialog.styles.ts'

export interface UseForAllProps {
  /** Names of the provider's models; empty where it tells none. */
  models: readonly string[]
  /** Who is told by it, in words. */
  tellerNames: string
  /** Has a model tell for all of them and closes the dialog, or gives why not, as a sentence. */
  onUse: (model: string) => Promise<string | null>
}

/** The shortest way from a provider that answers to a story that it tells. */
export function UseForAll({ models, tellerNames, onUse }: UseForAllProps) {
  const { provider, binding, saving } = useAdminMessages().modelForms
  const [model, setModel] = useState(() => likelyTeller(models))
  const [isMissing, setMissing] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt<string>()

  const handlePress = () => {
    const named = model.trim()
    setMissing(named === '')
    if (named !== '') void attempt(() => onUse(named))
  }

  return (
    <div css={styles.part}>
      {refusal && <FormError>{refusal}</FormError>}
      <ComboInput
        emptyLabel={binding.noModels}
        error={isMissing ? binding.modelMissing : undefined}
        hint={fill(provider.useHint, { names: tellerNames })}
        items={fittingModels(models, model).map((name) => ({ value: name, label: name }))}
        label={binding.model}
        onChange={setModel}
        openLabel={binding.openModels}
        value={model}
      />
      <div css={styles.actions}>
        <Button busyLabel={saving} isBusy={isBusy} onPress={handlePress} variant="primary">
          {provider.useForAll}
        </Button>
      </div>
    </div>
  )
}
