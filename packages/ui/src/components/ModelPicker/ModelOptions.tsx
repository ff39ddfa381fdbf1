import type { Model } from '@kathasagar/api/contract'
import { ListBox, ListBoxItem } from 'react-aria-components'

import { useMessages } from '../../messages/useMessages.ts'
import { creditsText } from '../../play/price.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import { modelOptionsStyles } from './ModelOptions.styles.ts'

export interface ModelOptionsProps {
  /** Names the list, such as `Text model`. */
  label: string
  /** In the order they are offered. */
  models: readonly Model[]
  /** `model_key` of the chosen one. */
  selectedKey: string
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  /** Called with the `model_key` of another one. */
  onSelect: (modelKey: string) => void
}

/** Models with their manner, tier and price; one of them is chosen. */
export function ModelOptions({
  label,
  models,
  selectedKey,
  hasFocus = false,
  onSelect,
}: ModelOptionsProps) {
  const styles = modelOptionsStyles(useTheme())
  // The list focuses its chosen option once it has drawn them; an effect of ours comes too early.
  const focus = { autoFocus: hasFocus }

  return (
    <ListBox
      {...focus}
      aria-label={label}
      css={styles.list}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined) onSelect(String(key))
      }}
      selectedKeys={[selectedKey]}
      selectionMode="single"
    >
      {models.map((model) => (
        <ListBoxItem
          key={model.model_key}
          css={styles.option}
          id={model.model_key}
          textValue={model.display_name}
        >
          <ModelLine model={model} />
        </ListBoxItem>
      ))}
    </ListBox>
  )
}

function ModelLine({ model }: { model: Model }) {
  const styles = modelOptionsStyles(useTheme())
  const { play } = useMessages()

  return (
    <>
      <ModelSwatch modelKey={model.model_key} />
      <span>
        <span css={styles.name}>{model.display_name}</span>{' '}
        <span css={styles.tier}>{play.tiers[model.tier]}</span>{' '}
        <small css={styles.manner} lang="hi-Latn">
          {model.hinglish_description}
        </small>
      </span>{' '}
      <span css={styles.cost}>{creditsText(model.credit_cost, play)}</span>
    </>
  )
}
