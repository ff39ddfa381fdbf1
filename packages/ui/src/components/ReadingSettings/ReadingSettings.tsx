import type { ModelKind, ModelList } from '@kathasagar/api/contract'
import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'

import { useMessages } from '../../messages/useMessages.ts'
import type { TypingSpeed } from '../../play/typingSpeed.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ModelOptions } from '../ModelPicker/ModelOptions.tsx'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'

const SPEEDS: readonly TypingSpeed[] = ['typed', 'fast', 'instant']

export interface ReadingSettingsProps {
  models: ModelList
  /** `model_key` of the chosen storyteller and painter. */
  selected: Readonly<Record<ModelKind, string>>
  onSelectModel: (kind: ModelKind, modelKey: string) => void
  /** How new text is told. */
  speed: TypingSpeed
  onSelectSpeed: (speed: TypingSpeed) => void
}

/** How the story is told to this reader; on a phone the models are here too. */
export function ReadingSettings({
  models,
  selected,
  onSelectModel,
  speed,
  onSelectSpeed,
}: ReadingSettingsProps) {
  const styles = readingSettingsStyles(useTheme())
  const { play } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const kinds = [
    ['text', play.textModel],
    ['image', play.imageModel],
  ] as const

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
        <RadioGroup
          css={styles.speeds}
          onChange={(value) => onSelectSpeed(SPEEDS.find((one) => one === value) ?? 'typed')}
          orientation="horizontal"
          value={speed}
        >
          <Label css={styles.label}>{play.textSpeed}</Label>
          {SPEEDS.map((one) => (
            <Radio key={one} css={styles.speed} value={one}>
              {play.speeds[one]}
            </Radio>
          ))}
        </RadioGroup>
        {kinds.map(([kind, label]) => (
          <div key={kind} css={styles.models}>
            <p css={styles.label}>{label}</p>
            <ModelOptions
              label={label}
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
