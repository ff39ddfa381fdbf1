import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { ModelOptions } from '../ModelPicker/ModelOptions.tsx'
import { ReadingFields } from './ReadingFields.tsx'
import type { ReadingSettingsProps } from './ReadingSettings.tsx'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'

interface ReadingPanelProps extends ReadingSettingsProps {
  /** The reader is done. */
  onClose: () => void
}

/** What the popover of reading settings holds. */
export function ReadingPanel({
  commentsHref,
  onClose,
  onReadAloud,
  onSaveTranscript,
  onShare,
  onShowWays,
  ...props
}: ReadingPanelProps) {
  const styles = readingSettingsStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <div css={styles.panel}>
      <Ways {...{ commentsHref, onReadAloud, onSaveTranscript, onShare, onShowWays }} />
      <ReadingFields onReadingChange={props.onReadingChange} reading={props.reading} />
      <ModelFields {...props} />
      <Button onPress={onClose}>{play.close}</Button>
    </div>
  )
}

/** Other ways to have the story: heard, shared, spoken of, or kept as a file. */
function Ways({
  commentsHref,
  onReadAloud,
  onSaveTranscript,
  onShare,
  onShowWays,
}: Pick<
  ReadingSettingsProps,
  'commentsHref' | 'onReadAloud' | 'onSaveTranscript' | 'onShare' | 'onShowWays'
>) {
  const styles = readingSettingsStyles(useTheme())
  const { play, reading, ways } = usePlayMessages()

  return (
    <div css={styles.ways}>
      {onReadAloud && (
        <Button icon="speaker" onPress={onReadAloud} size="small">
          {reading.readAloud}
        </Button>
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
      {commentsHref && <CommentsLink href={commentsHref} />}
      <Button icon="leaf" onPress={onSaveTranscript} size="small">
        {reading.saveTranscript}
      </Button>
    </div>
  )
}

function CommentsLink({ href }: { href: string }) {
  const { story } = usePlayMessages()

  return (
    <ButtonLink href={href} size="small">
      {story.toComments}
    </ButtonLink>
  )
}

function ModelFields({
  models,
  fitting,
  model,
  onModelChange,
}: Pick<ReadingSettingsProps, 'models' | 'fitting' | 'model' | 'onModelChange'>) {
  const styles = readingSettingsStyles(useTheme())
  const { play } = usePlayMessages()
  const labels = { text: play.textModel, image: play.imageModel }

  return (['text', 'image'] as const).map((kind) => (
    <div key={kind} css={styles.models}>
      <p css={styles.label}>{labels[kind]}</p>
      <ModelOptions
        fitting={fitting}
        label={labels[kind]}
        models={models[kind]}
        onChange={(modelKey) => onModelChange(kind, modelKey)}
        value={model[kind]}
      />
    </div>
  ))
}
