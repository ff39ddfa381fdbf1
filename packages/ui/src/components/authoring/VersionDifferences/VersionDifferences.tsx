import { useId } from 'react'

import type {
  PartDifference,
  PartGroup,
  VersionDifference,
  WordPiece,
} from '../../../authoring/versionDifference.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { versionDifferencesStyles as styles } from './VersionDifferences.styles.ts'

export interface VersionDifferencesProps {
  /** What is different in the later version. */
  difference: VersionDifference
  /** BCP 47 tag of the story. */
  lang?: string | undefined
}

/** What was added, removed and put in other words from one version of a story to another. */
export function VersionDifferences({ difference, lang }: VersionDifferencesProps) {
  const { difference: messages } = useAuthoringMessages().authoring.versions
  const { groups } = difference
  if (groups.length === 0) return <p role="status">{messages.same}</p>

  return (
    <div css={styles.all}>
      <Summary difference={difference} />
      {groups.map(({ group, parts }) => (
        <Group key={group} group={group} lang={lang} parts={parts} />
      ))}
    </div>
  )
}

function Summary({ difference: { groups } }: Pick<VersionDifferencesProps, 'difference'>) {
  const { difference: messages } = useAuthoringMessages().authoring.versions
  const { count } = useFormat()
  const changes = groups.flatMap(({ parts }) => parts.map(({ change }) => change))
  const times = (meant: PartDifference['change']) =>
    count(changes.filter((change) => change === meant).length)

  return (
    <p css={styles.summary} role="status">
      {fill(messages.summary, {
        added: times('added'),
        removed: times('removed'),
        changed: times('changed'),
      })}
    </p>
  )
}

interface GroupProps extends Pick<VersionDifferencesProps, 'lang'> {
  /** What the parts are. */
  group: PartGroup
  /** Those that are different. */
  parts: readonly PartDifference[]
}

function Group({ group, parts, lang }: GroupProps) {
  const { difference: messages } = useAuthoringMessages().authoring.versions
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} css={styles.group}>
      <h3 css={styles.heading} id={titleId}>
        {messages.parts[group]}
      </h3>
      <ul css={styles.list}>
        {parts.map((part) => (
          <Part key={part.name} lang={lang} part={part} />
        ))}
      </ul>
    </section>
  )
}

const TONES = { added: 'positive', removed: 'danger', changed: 'note' } as const

function Part({ part, lang }: Pick<GroupProps, 'lang'> & { part: PartDifference }) {
  const { difference: messages } = useAuthoringMessages().authoring.versions
  const { name, title, change, pieces } = part

  return (
    <li css={styles.part}>
      <div css={styles.head}>
        <h4 css={styles.name} dir="auto" lang={lang}>
          {title}
        </h4>
        <Badge tone={TONES[change]}>{messages[change]}</Badge>
      </div>
      <div css={styles.words} dir="auto" lang={lang}>
        {pieces.map((piece, at) => (
          <Words key={`${name} ${at}`} piece={piece} />
        ))}
      </div>
    </li>
  )
}

function Words({ piece: { change, text } }: { piece: WordPiece }) {
  if (change === 'added') return <ins css={styles.added}>{text}</ins>
  if (change === 'removed') return <del css={styles.removed}>{text}</del>
  return <span>{text}</span>
}
