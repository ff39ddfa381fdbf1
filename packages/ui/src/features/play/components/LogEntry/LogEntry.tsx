import { memo, type ReactNode } from 'react'

import { useUi } from '../../../../design-system/context/uiContext.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import type { PlayMessages } from '../../../../messages/en.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { isAnswerIntro, textOf, type LogEntryModel } from '../../model/logEntry.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { AlternativesPanel } from '../AlternativesPanel/AlternativesPanel.tsx'
import { AsideNote } from '../AsideNote/AsideNote.tsx'
import { DeclinedNote } from '../DeclinedNote/DeclinedNote.tsx'
import { SceneImage } from '../SceneImage/SceneImage.tsx'
import { TypedText } from '../TypedText/TypedText.tsx'
import { logEntryStyles as styles } from './LogEntry.styles.ts'

export interface LogEntryProps {
  entry: LogEntryModel
  hasDropCap?: boolean
  isLatest?: boolean
  isHighlighted?: boolean
  /** Typing speed in milliseconds per letter. Null shows the text immediately. */
  msPerLetter?: number | null
  hasImages?: boolean
  onTyped?: (id: string) => void
  lang?: string | undefined
  onChoice?: ((choice: string) => void) | undefined
  onRetryAlternative?: (modelKey: string) => void
}

const VOICE_OF = {
  narrative: 'story',
  setup: 'story',
  completion: 'story',
  user_action: 'you',
  choice: 'you',
  action: 'you',
  image: 'picture',
  model_info: 'notice',
  session_separator: 'notice',
  declined: 'notice',
  hint: 'notice',
  asked: 'notice',
  warning: 'notice',
  error: 'notice',
} as const satisfies Record<LogEntryModel['type'], keyof PlayMessages['reading']['voices']>

export const LogEntry = memo(function LogEntry(props: LogEntryProps) {
  const { entry, isHighlighted = false } = props
  const { play, reading } = usePlayMessages()
  if (isAnswerIntro(entry, play)) return null

  return (
    <article
      aria-label={reading.voices[VOICE_OF[entry.type]]}
      css={[styles.entry, entry.isHistorical && styles.historical]}
      data-entry={entry.type}
      data-entry-id={entry.id}
      data-highlighted={isHighlighted || undefined}
      data-opens={entry.opens}
      data-retold={entry.isRetold || undefined}
    >
      <EntryBody {...props} />
    </article>
  )
})

const DROP_CAP_MIN_LENGTH = 180

const opensLong = (text: string) => (text.split('\n')[0] ?? '').length >= DROP_CAP_MIN_LENGTH

function EntryBody({ entry, msPerLetter = null, onTyped, ...props }: LogEntryProps) {
  const { locale } = useUi()
  const typed = (
    <EntryText entry={entry} msPerLetter={msPerLetter} onTyped={() => onTyped?.(entry.id)} />
  )

  switch (entry.type) {
    case 'narrative':
      return (
        <Narrative {...props} entry={entry}>
          {typed}
        </Narrative>
      )
    case 'setup':
      return <p css={[styles.setup, entry.isHistorical && styles.past]}>{typed}</p>
    case 'completion':
      return <p css={styles.completion}>{typed}</p>
    case 'image':
      return <EntryPicture entry={entry} isShown={props.hasImages ?? true} />
    case 'declined':
      return entry.declined ? <DeclinedNote declined={entry.declined} /> : null
    case 'hint':
    case 'asked':
      return (
        <AsideNote
          asked={entry.asked}
          hint={entry.hint}
          isBesideTurn={entry.isBesideTurn}
          lang={props.lang}
          onChoice={props.onChoice}
        />
      )
    case 'warning':
    case 'error':
      return (
        <LogNotice entry={entry} onRetryAlternative={props.onRetryAlternative}>
          {typed}
        </LogNotice>
      )
    default:
      return (
        <p css={styles[entry.type]}>
          <span
            dir="auto"
            lang={entry.type === 'user_action' || entry.type === 'choice' ? undefined : locale}
          >
            {typed}
          </span>
        </p>
      )
  }
}

function EntryText({
  entry,
  msPerLetter,
  onTyped,
}: Pick<LogEntryProps, 'entry'> & { msPerLetter: number | null; onTyped: () => void }) {
  return (
    <TypedText
      isGrowing={entry.isGrowing ?? false}
      msPerLetter={msPerLetter}
      onTyped={onTyped}
      telling={entry.telling}
      text={textOf(entry)}
    />
  )
}

interface PartProps extends Pick<LogEntryProps, 'entry'> {
  children: ReactNode
}

function Narrative({
  entry,
  hasDropCap = false,
  isLatest = false,
  hasImages = true,
  children,
}: PartProps & Pick<LogEntryProps, 'hasDropCap' | 'isLatest' | 'hasImages'>) {
  const portrait = hasImages && entry.stead === undefined ? entry.portrait : undefined
  const marks = [
    hasDropCap && !portrait && opensLong(textOf(entry)) && styles.dropCap,
    portrait && styles.withPortrait,
    isLatest && styles.latest,
    entry.stead !== undefined && styles.inStead,
  ]

  return (
    <p css={[styles.narrative, ...marks]}>
      {portrait && <img alt={portrait.alt} css={styles.portrait} src={portrait.image_url} />}
      {children}
      {entry.stead !== undefined && (
        <span aria-hidden="true" css={styles.stead}>
          {entry.stead}
        </span>
      )}
    </p>
  )
}

function EntryPicture({ entry, isShown }: { entry: LogEntryModel; isShown: boolean }) {
  const { reading } = usePlayMessages()
  const { alt = '', style } = entry
  if (isShown) return <SceneImage alt={alt} caption={style} src={textOf(entry)} />

  return (
    <p css={styles.picture} dir="auto">
      {fill(reading.imageHidden, { alt })}
    </p>
  )
}

interface LogNoticeProps {
  entry: LogEntryModel
  children: ReactNode
  onRetryAlternative?: ((modelKey: string) => void) | undefined
}

function LogNotice({ entry, children, onRetryAlternative }: LogNoticeProps) {
  const { play } = usePlayMessages()
  const isWarning = entry.type === 'warning'

  return (
    <div css={[styles.notice, isWarning ? styles.warning : styles.error]}>
      <Icon name={entry.isAboutCredits ? 'cowrie' : isWarning ? 'info' : 'warning'} />
      <div css={styles.fault}>
        <p dir="auto">{children}</p>
        {entry.alternatives && onRetryAlternative && (
          <>
            <AlternativesPanel
              models={entry.alternatives}
              onRetryAlternative={onRetryAlternative}
            />
            <p>{play.earnCredits}</p>
          </>
        )}
      </div>
    </div>
  )
}
