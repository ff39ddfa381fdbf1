import type { Model } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'
import { useId } from 'react'
import { Button } from 'react-aria-components'

import { LazyFailed } from '../../../lazy/LazyFailed.tsx'
import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import { modelPickerStyles as styles } from './ModelPicker.styles.ts'
import { useModelPanel } from './useModelPanel.ts'

export interface ModelPickerProps {
  /** Storytellers (`text`) or painters (`image`). */
  kind: ModelKind
  /** In the order they are offered. */
  models: readonly Model[]
  /** `model_key` of the chosen one. */
  value: string
  /** `model_key` of those that the author finds fitting: they come first, and say so. */
  fitting?: readonly string[] | undefined
  /** Called with the `model_key` of another one. */
  onChange: (modelKey: string) => void
}

const ModelOptions = lazyPart(async () => (await import('./ModelOptions.tsx')).ModelOptions, {
  Instead: LazyFailed,
})

/** Chooses who tells or paints. Two seconds after the pointer has left, it closes by itself. */
export function ModelPicker({ kind, onChange, ...offered }: ModelPickerProps) {
  const { play } = usePlayMessages()
  const { isOpen, hasFocus, close, trigger, place } = useModelPanel()
  const panelId = useId()
  const label = kind === 'text' ? play.textModel : play.imageModel
  const { models, value } = offered
  const selected = models.find(({ model_key }) => model_key === value)
  const handleSelect = (modelKey: string) => {
    onChange(modelKey)
    close()
  }

  return (
    <div {...place}>
      <Button
        {...trigger}
        aria-controls={panelId}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        css={[styles.trigger, isOpen && styles.open]}
      >
        <ModelSwatch modelKey={value} />
        <Chosen label={label} name={selected?.display_name ?? value} />
        <Icon name="chevronDown" size={16} />
      </Button>
      <div css={[styles.panel, !isOpen && styles.closed]} id={panelId}>
        {isOpen && (
          <ModelOptions {...offered} {...{ hasFocus, kind, label }} onChange={handleSelect} />
        )}
      </div>
    </div>
  )
}

function Chosen({ label, name }: { label: string; name: string }) {
  return (
    <span>
      <small css={styles.kind}>
        {label}
        <span css={styles.colon}>: </span>
      </small>
      {name}
    </span>
  )
}
