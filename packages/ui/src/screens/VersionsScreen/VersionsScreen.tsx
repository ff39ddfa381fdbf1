import { useEffect, useRef } from 'react'

import type { VersionDifference } from '../../authoring/versionDifference.ts'
import { StoryVersions } from '../../components/authoring/StoryVersions/StoryVersions.tsx'
import type { StoryVersionsProps } from '../../components/authoring/StoryVersions/StoryVersions.tsx'
import { VersionDifferences } from '../../components/authoring/VersionDifferences/VersionDifferences.tsx'
import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { versionsScreenStyles as styles } from './VersionsScreen.styles.ts'

/** Two versions by their numbers, the earlier one first. */
export interface ComparedVersions {
  from: number
  to: number
}

/** How far the comparison of two versions has come. */
export type Comparison =
  | { status: 'loading' }
  | { status: 'failed'; error: string; onRetry: () => void }
  | { status: 'ready'; difference: VersionDifference }

export interface VersionsScreenProps extends Omit<StoryVersionsProps, 'hasUnsaved'> {
  /** The story's name; blank until it is known. */
  title: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Where the author's stories are. */
  backHref: string
  /** Which versions are compared; null while there are no two. */
  compared: ComparedVersions | null
  /** Others are to be compared. */
  onCompare: (compared: ComparedVersions) => void
  /** What is different in them; null while none are compared. */
  comparison: Comparison | null
  /** What was done last, as a sentence. */
  doneMessage?: string | undefined
}

/** All that a story was before: its versions, what is different in them, and the way back to one. */
export function VersionsScreen(props: VersionsScreenProps) {
  const { title, lang, backHref, doneMessage } = props
  const { versions: messages } = useAuthoringMessages().authoring

  return (
    <div css={styles.page}>
      <p css={styles.back}>
        <Link href={backHref}>{messages.back}</Link>
      </p>
      <h1 css={styles.title} dir="auto" lang={title ? lang : undefined} tabIndex={-1}>
        {title || messages.title}
      </h1>
      <h2 css={styles.heading}>{messages.title}</h2>
      <p css={styles.lead}>{messages.lead}</p>
      <Done message={doneMessage} />
      <StoryVersions {...props} hasUnsaved={false} />
      <Difference {...props} />
    </div>
  )
}

/** The button that was pressed is gone with its question, so the news takes the focus. */
function Done({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (message) place.current?.focus({ preventScroll: true })
  }, [message])

  return (
    <Alert css={styles.done} ref={place} tabIndex={-1} tone="positive">
      {message}
    </Alert>
  )
}

function Difference({ versions, compared, comparison, lang, onCompare }: VersionsScreenProps) {
  const { difference: messages } = useAuthoringMessages().authoring.versions
  if (!versions || versions.length < 2) return null

  return (
    <section aria-label={messages.title} css={styles.difference}>
      <h2 css={styles.heading}>{messages.title}</h2>
      <p css={styles.lead}>{messages.hint}</p>
      <Chosen compared={compared} onCompare={onCompare} versions={versions} />
      {comparison?.status === 'loading' && <Spinner label={messages.loading} />}
      {comparison?.status === 'failed' && (
        <ErrorState
          message={comparison.error}
          onRetry={comparison.onRetry}
          title={messages.failed}
        />
      )}
      {comparison?.status === 'ready' && (
        <VersionDifferences difference={comparison.difference} lang={lang} />
      )}
    </section>
  )
}

interface ChosenProps extends Pick<VersionsScreenProps, 'compared' | 'onCompare'> {
  /** Those that can be chosen. */
  versions: NonNullable<VersionsScreenProps['versions']>
}

function Chosen({ versions, compared, onCompare }: ChosenProps) {
  const { versions: messages } = useAuthoringMessages().authoring
  const { moment } = useFormat()
  const newest = versions[0]?.number ?? 0
  const { from, to } = compared ?? { from: 0, to: newest }
  const items = versions.map(({ number, created_at }) => ({
    value: String(number),
    label: `${fill(messages.name, { number })} · ${moment(created_at)}`,
  }))

  return (
    <div css={styles.chosen}>
      <SelectInput
        blankLabel={from === 0 ? messages.difference.choose : undefined}
        items={items}
        label={messages.difference.from}
        onChange={(number) => onCompare({ from: Number(number), to })}
        value={from === 0 ? '' : String(from)}
      />
      <SelectInput
        items={items}
        label={messages.difference.to}
        onChange={(number) => onCompare({ from, to: Number(number) })}
        value={String(to)}
      />
    </div>
  )
}
