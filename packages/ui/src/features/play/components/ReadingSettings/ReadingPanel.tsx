import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { CopyButton } from '../../../account/components/RecoveryCodes/CopyButton.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
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

  const shown = (onPress: (() => void) | undefined, icon: IconName, label: string) =>
    onPress && (
      <Button icon={icon} onPress={onPress} size="small">
        {label}
      </Button>
    )

  return (
    <div css={styles.panel}>
      <div css={styles.ways}>
        {shown(
          memory?.onOpen,
          'memory',
          memory?.unseen ? counted(memoryMessages.titleNew, memory.unseen, { title }) : title,
        )}
        {shown(onReadAloud, 'speaker', reading.readAloud)}
        {newestText && (
          <CopyButton copiedLabel={reading.copied} text={newestText}>
            {reading.copyNewest}
          </CopyButton>
        )}
        {shown(onShowWays, 'fork', ways.title)}
        {shown(onShare, 'share', play.share)}
        {commentsHref && (
          <ButtonLink href={commentsHref} size="small">
            {story.toComments}
          </ButtonLink>
        )}
        {shown(onSaveTranscript, 'leaf', reading.saveTranscript)}
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
