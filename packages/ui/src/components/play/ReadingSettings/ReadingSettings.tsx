import type { ModelKind, ModelList } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { ModelOptions } from '../ModelPicker/ModelOptions.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { ReadingFields } from './ReadingFields.tsx'
import type { ReadingFieldsProps } from './ReadingFields.tsx'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'

export interface ReadingSettingsProps extends ReadingFieldsProps {
  /** Storytellers and painters, offered here on a phone. */
  models: ModelList
  /** `model_key` of the storytellers that the author finds fitting. */
  fitting?: readonly string[] | undefined
  /** `model_key` of the chosen storyteller and painter. */
  selected: Readonly<Record<ModelKind, string>>
  /** Called with the `model_key` of another one. */
  onSelectModel: (kind: ModelKind, modelKey: string) => void
  /** Begins to read the newest part aloud; absent where no voice speaks its language. */
  onReadAloud?: (() => void) | undefined
  /** Keeps the story so far as a file. */
  onSaveTranscript: () => void
}

/** How the story is told to this reader, beside the story itself; on a phone with the models. */
export function ReadingSettings({ onReadAloud, onSaveTranscript, ...props }: ReadingSettingsProps) {
  const styles = readingSettingsStyles(useTheme())
  const { play, reading } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const closeAnd = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }

  return (
    <Popover
      isOpen={isOpen}
      label={reading.settings}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          aria-haspopup="dialog"
          css={styles.button}
          icon="sun"
          label={reading.settings}
        />
      }
    >
      <div css={styles.panel}>
        <Ways
          onReadAloud={onReadAloud && closeAnd(onReadAloud)}
          onSaveTranscript={closeAnd(onSaveTranscript)}
        />
        <ReadingFields onChangeReading={props.onChangeReading} reading={props.reading} />
        <ModelFields {...props} />
        <Button onPress={() => setIsOpen(false)}>{play.close}</Button>
      </div>
    </Popover>
  )
}

/** Other ways to have the story: heard, or kept as a file. */
function Ways({
  onReadAloud,
  onSaveTranscript,
}: Pick<ReadingSettingsProps, 'onReadAloud' | 'onSaveTranscript'>) {
  const styles = readingSettingsStyles(useTheme())
  const { reading } = useMessages()

  return (
    <div css={styles.ways}>
      {onReadAloud && (
        <Button icon="speaker" onPress={onReadAloud} size="small">
          {reading.readAloud}
        </Button>
      )}
      <Button icon="leaf" onPress={onSaveTranscript} size="small">
        {reading.saveTranscript}
      </Button>
    </div>
  )
}

function ModelFields({
  models,
  fitting,
  selected,
  onSelectModel,
}: Pick<ReadingSettingsProps, 'models' | 'fitting' | 'selected' | 'onSelectModel'>) {
  const styles = readingSettingsStyles(useTheme())
  const { play } = useMessages()
  const labels = { text: play.textModel, image: play.imageModel }

  return (['text', 'image'] as const).map((kind) => (
    <div key={kind} css={styles.models}>
      <p css={styles.label}>{labels[kind]}</p>
      <ModelOptions
        fitting={fitting}
        label={labels[kind]}
        models={models[kind]}
        onSelect={(modelKey) => onSelectModel(kind, modelKey)}
        selectedKey={selected[kind]}
      />
    </div>
  ))
}
