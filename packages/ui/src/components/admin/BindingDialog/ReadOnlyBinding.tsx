import type { AdminProvider, ModelBinding } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { BoundChain, BoundPrice } from '../BindingTable/BindingCells.tsx'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'

export interface ReadOnlyBindingProps {
  /** What stands behind the name. */
  binding: ModelBinding
  /** Providers that are asked. */
  providers: readonly AdminProvider[]
  /** The dialog was read. */
  onClose: () => void
}

/** What is bound in the models file: read here, and changed there. */
export function ReadOnlyBinding({ binding, providers, onClose }: ReadOnlyBindingProps) {
  const { close, binding: messages } = useAdminMessages().modelForms
  const { columns, builtIn } = useAdminMessages().models.bindings
  const provider = providers.find(({ id }) => id === binding.bound?.provider_id)
  const facts = [
    [messages.provider, provider?.name ?? builtIn],
    [messages.model, binding.bound?.model ?? builtIn],
    [columns.price, <BoundPrice binding={binding} key="price" />],
    [columns.next, <BoundChain binding={binding} key="chain" providers={providers} />],
    ...settingFacts(binding, messages),
  ] as const

  return (
    <div css={styles.form}>
      <p>{messages.readOnly}</p>
      <dl css={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div css={styles.actions}>
        <Button onPress={onClose}>{close}</Button>
      </div>
    </div>
  )
}

type Messages = ReturnType<typeof useAdminMessages>['modelForms']['binding']

const settingFacts = ({ settings }: ModelBinding, messages: Messages) =>
  (Object.keys(messages.settings) as (keyof ModelBinding['settings'])[]).flatMap((name) => {
    const value = settings[name]
    return value === undefined ? [] : [[messages.settings[name], String(value)] as const]
  })
