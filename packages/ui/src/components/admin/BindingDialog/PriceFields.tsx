import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import type { ModelTask } from '../BindingTable/modelNames.ts'
import { pricesOf, type BindingDraft, type PriceName } from './bindingDraft.ts'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'

export interface PriceFieldsProps {
  /** What the name does, and so what its provider takes money for. */
  task: ModelTask
  /** In dollars, as they are typed. */
  value: BindingDraft['price']
  onChange: (value: BindingDraft['price']) => void
  /** What is wrong with a price. */
  errorOf: (name: PriceName) => string | undefined
}

/** What the provider takes: for a million tokens, or for a picture. */
export function PriceFields({ task, value, onChange, errorOf }: PriceFieldsProps) {
  const messages = useAdminMessages().modelForms.binding
  const labels = {
    input: messages.input,
    cached_input: messages.cached,
    output: messages.output,
    picture: messages.picture,
  }

  return (
    <fieldset css={styles.group}>
      <legend>{messages.price}</legend>
      <div css={styles.figures}>
        {pricesOf(task).map((name) => (
          <NumberInput
            error={errorOf(name)}
            key={name}
            label={labels[name]}
            min={0}
            onChange={(typed) => onChange({ ...value, [name]: typed })}
            step={0.01}
            value={value[name]}
          />
        ))}
      </div>
      <p css={styles.hint}>{messages.priceHint}</p>
    </fieldset>
  )
}
