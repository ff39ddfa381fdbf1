import { KnowHowPanel } from '../../components/play/KnowHowPanel/KnowHowPanel.tsx'
import { MemoryButton } from '../../components/play/MemoryButton/MemoryButton.tsx'
import { ModelPicker } from '../../components/play/ModelPicker/ModelPicker.tsx'
import { PlayTopBar } from '../../components/play/PlayTopBar/PlayTopBar.tsx'
import { ReadingSettings } from '../../components/play/ReadingSettings/ReadingSettings.tsx'
import type { ReadAloud } from '../../hooks/useReadAloud.ts'
import { textOf } from '../../play/logEntry.ts'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'

interface SessionBarProps extends PlayScreenProps {
  /** Opens the sheet of keys. */
  onShowKeys: () => void
  /** The voice that reads the story. */
  readAloud: ReadAloud
  /** Id of what the memory's button opens. */
  memoryId: string
}

/**
 * The top bar of an open session: back, help, title, models, settings. Until it is there, the same bar in the
 * same place has the way back alone: a press of Back would be lost with a bar that goes.
 */
export function SessionBar({
  session,
  models,
  memory,
  reading,
  readAloud,
  ...props
}: SessionBarProps) {
  if (!session) return <PlayTopBar onBack={props.onBack} title={null} />
  const { list, value, onChange } = models
  const { session_data } = session
  const { commentsHref, entries, onShare } = props.log
  const newest = entries.findLast(({ type, isGrowing }) => type === 'narrative' && !isGrowing)

  return (
    <PlayTopBar
      help={
        <KnowHowPanel
          models={models.isFallback ? null : list}
          guideHref={props.links?.guide}
          onReport={props.log.onReport}
          onShowKeys={props.onShowKeys}
          xpCosts={session.story.xp_costs}
        />
      }
      lang={session.story.language}
      onBack={props.onBack}
      title={session.story.title}
    >
      <div css={styles.pickers}>
        {(['text', 'image'] as const).map((kind) => (
          <ModelPicker
            fitting={session.story.manners}
            key={kind}
            kind={kind}
            models={list[kind]}
            onChange={(modelKey) => onChange(kind, modelKey)}
            value={value[kind]}
          />
        ))}
      </div>
      {memory && (
        <MemoryButton
          isOpen={memory.isOpen}
          news={session_data.news ?? 0}
          onOpenChange={memory.onOpenChange}
          panelId={props.memoryId}
          turnId={session_data.narrative_history.at(-1)?.turn_id ?? ''}
        />
      )}
      <ReadingSettings
        fitting={session.story.manners}
        models={list}
        {...{ commentsHref, onShare }}
        onReadingChange={reading.onChange}
        onReadAloud={readAloud.isAvailable ? () => readAloud.start() : undefined}
        onSaveTranscript={props.log.onSave}
        onShowWays={props.log.ways && (() => props.log.ways?.onOpenChange(true))}
        newestText={newest && textOf(newest)}
        onModelChange={onChange}
        reading={reading.value}
        model={value}
      />
    </PlayTopBar>
  )
}
