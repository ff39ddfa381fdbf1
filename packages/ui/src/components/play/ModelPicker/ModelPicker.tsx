import type { Model, ModelKind } from '@kathasagar/api/contract'
import { useId } from 'react'
import { Button } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import { ModelOptions } from './ModelOptions.tsx'
import { modelPickerStyles } from './ModelPicker.styles.ts'
import { useModelPanel } from './useModelPanel.ts'

export interface ModelPickerProps {
  /** Storytellers (`text`) or painters (`image`). */
  kind: ModelKind
  /** In the order they are offered. */
  models: readonly Model[]
  /** `model_key` of the chosen one. */
  selectedKey: string
  /** `model_key` of those that the author finds fitting: they come first, and say so. */
  fitting?: readonly string[] | undefined
  /** Called with the `model_key` of another one. */
  onSelect: (modelKey: string) => void
}

/** Chooses who tells or paints. Two seconds after the pointer has left, it closes by itself. */
export function ModelPicker({ kind, onSelect, ...offered }: ModelPickerProps) {
  const styles = modelPickerStyles(useTheme())
  const { play } = useMessages()
  const { isOpen, hasFocus, close, trigger, place } = useModelPanel()
  const panelId = useId()
  const label = kind === 'text' ? play.textModel : play.imageModel
  const { models, selectedKey } = offered
  const selected = models.find(({ model_key }) => model_key === selectedKey)
  const handleSelect = (modelKey: string) => {
    onSelect(modelKey)
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
        <ModelSwatch modelKey={selectedKey} />
        <span>
          <small css={styles.kind}>
            {label}
            <span css={styles.colon}>: </span>
          </small>
          {selected?.display_name ?? selectedKey}
        </span>
        <Icon name="chevronDown" size={16} />
      </Button>
      <div css={[styles.panel, !isOpen && styles.closed]} id={panelId}>
        {isOpen && <ModelOptions {...offered} {...{ hasFocus, label }} onSelect={handleSelect} />}
      </div>
    </div>
  )
}
