import type { Model, ModelKind } from '@kathasagar/api/contract'
import { useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { Button } from 'react-aria-components'

import { useDelayedClose } from '../../hooks/useDelayedClose.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import { ModelOptions } from './ModelOptions.tsx'
import { modelPickerStyles } from './ModelPicker.styles.ts'

export interface ModelPickerProps {
  /** Storytellers (`text`) or painters (`image`). */
  kind: ModelKind
  models: readonly Model[]
  /** `model_key` of the chosen one. */
  selectedKey: string
  onSelect: (modelKey: string) => void
}

/** Chooses who tells or paints. Two seconds after the pointer has left, it closes by itself. */
export function ModelPicker({ kind, models, selectedKey, onSelect }: ModelPickerProps) {
  const styles = modelPickerStyles(useTheme())
  const { play } = useMessages()
  const [state, setState] = useState<'closed' | 'open' | 'focused'>('closed')
  const { closeSoon, keepOpen } = useDelayedClose(() => setState('closed'))
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isOpen = state !== 'closed'
  const label = kind === 'text' ? play.textModel : play.imageModel
  const name =
    models.find(({ model_key }) => model_key === selectedKey)?.display_name ?? selectedKey

  const close = () => {
    keepOpen()
    setState('closed')
    trigger.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) setState('focused')
  }
  const handleLeave = ({ currentTarget, pointerType }: PointerEvent) => {
    const list = currentTarget.querySelector('[role="listbox"]')
    const hasFocusInside = list?.contains(document.activeElement) ?? false
    if (isOpen && pointerType !== 'touch' && !hasFocusInside) closeSoon()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setState('closed')
  }

  return (
    <div
      onBlur={handleBlur}
      onFocus={keepOpen}
      onKeyDownCapture={handleKey}
      onPointerEnter={keepOpen}
      onPointerLeave={handleLeave}
    >
      <Button
        aria-controls={panelId}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        css={[styles.trigger, isOpen && styles.open]}
        onPress={({ pointerType }) => {
          // A pointer's list closes by itself, so the focus stays outside it.
          const opened = pointerType === 'mouse' ? 'open' : 'focused'
          setState(isOpen ? 'closed' : opened)
        }}
        ref={trigger}
      >
        <ModelSwatch modelKey={selectedKey} />
        <span>
          <small css={styles.kind}>
            {label}
            <span css={styles.colon}>: </span>
          </small>
          {name}
        </span>
        <Icon name="chevronDown" size={16} />
      </Button>
      <div css={[styles.panel, !isOpen && styles.closed]} id={panelId}>
        {isOpen && (
          <ModelOptions
            hasFocus={state === 'focused'}
            label={label}
            models={models}
            onSelect={(modelKey) => {
              onSelect(modelKey)
              close()
            }}
            selectedKey={selectedKey}
          />
        )}
      </div>
    </div>
  )
}
