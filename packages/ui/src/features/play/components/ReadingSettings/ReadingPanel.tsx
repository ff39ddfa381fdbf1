import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { CopyButton } from '../../../account/components/RecoveryCodes/CopyButton.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ModelOptions } from '../ModelPicker/ModelOptions.tsx'
import { ReadingFields } from './ReadingFields.tsx'
import type { ReadingSettingsProps } from './ReadingSettings.tsx'
import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

interface ReadingPanelProps extends ReadingSettingsProps {
  onClose: () => void
}

export function ReadingPanel(props: ReadingPanelProps) {
  const { commentsHref, newestText, onClose, onReadAloud, onSaveTranscript, onShare } = props
  const { model, models, onModelChange, onShowWays, memory } = props
  const { play, reading, story, ways, memory: memoryMessages } = usePlayMessages()
  const { counted } = useFormat()
  const { title } = memoryMessages
  const labels = { text: play.textModel, image: play.imageModel }

  return (
    <div css={styles.panel}>
      <div css={styles.ways}>
        {memory && (
          <Button icon="memory" onPress={memory.onOpen} size="small">
            {memory.unseen > 0 ? counted(memoryMessages.titleNew, memory.unseen, { title }) : title}
          </Button>
        )}
        {onReadAloud && (
          <Button icon="speaker" onPress={onReadAloud} size="small">
            {reading.readAloud}
          </Button>
        )}
        {newestText && (
          <CopyButton copiedLabel={reading.copied} text={newestText}>
            {reading.copyNewest}
          </CopyButton>
        )}
        {onShowWays && (
          <Button icon="fork" onPress={onShowWays} size="small">
            {ways.title}
          </Button>
        )}
        {onShare && (
          <Button icon="share" onPress={onShare} size="small">
            {play.share}
          </Button>
        )}
        {commentsHref && (
          <ButtonLink href={commentsHref} size="small">
            {story.toComments}
          </ButtonLink>
        )}
        <Button icon="leaf" onPress={onSaveTranscript} size="small">
          {reading.saveTranscript}
        </Button>
      </div>
      <ReadingFields onReadingChange={props.onReadingChange} reading={props.reading} />
      {(['text', 'image'] as const).map((kind) => (
        <div key={kind} css={styles.models}>
          <p css={styles.label}>{labels[kind]}</p>
          <ModelOptions
            kind={kind}
            label={labels[kind]}
            models={models[kind]}
            onChange={(modelKey) => onModelChange(kind, modelKey)}
            value={model[kind]}
          />
        </div>
      ))}
      <Button onPress={onClose}>{play.close}</Button>
    </div>
  )
}
