import type { ModelKind, ModelList } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ModelOptions } from '../ModelPicker/ModelOptions.tsx'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'
import { SpeedChoice } from './SpeedChoice.tsx'
import type { SpeedChoiceProps } from './SpeedChoice.tsx'

export interface ReadingSettingsProps extends SpeedChoiceProps {
  /** Storytellers and painters, offered here on a phone. */
  models: ModelList
  /** `model_key` of the chosen storyteller and painter. */
  selected: Readonly<Record<ModelKind, string>>
  /** Called with the `model_key` of another one. */
  onSelectModel: (kind: ModelKind, modelKey: string) => void
}

/** How the story is told to this reader; on a phone the models are here too. */
export function ReadingSettings(props: ReadingSettingsProps) {
  const { models, selected, onSelectModel, ...speed } = props
  const styles = readingSettingsStyles(useTheme())
  const { play } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const labels = { text: play.textModel, image: play.imageModel }

  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        css={styles.button}
        icon="sun"
        label={play.readingSettings}
        onPress={() => setIsOpen(true)}
      />
      <Dialog
        actions={<Button onPress={close}>{play.close}</Button>}
        isOpen={isOpen}
        onClose={close}
        title={play.readingSettings}
      >
        <SpeedChoice {...speed} />
        {(['text', 'image'] as const).map((kind) => (
          <div key={kind} css={styles.models}>
            <p css={styles.label}>{labels[kind]}</p>
            <ModelOptions
              label={labels[kind]}
              models={models[kind]}
              onSelect={(modelKey) => onSelectModel(kind, modelKey)}
              selectedKey={selected[kind]}
            />
          </div>
        ))}
      </Dialog>
    </>
  )
}
