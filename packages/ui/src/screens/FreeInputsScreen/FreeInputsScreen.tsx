import { useEffect, useRef } from 'react'
import type { FreeInputs, FreeInputGroup } from '@kathasagar/api/contract'
import {
  FREE_INPUTS_BY,
  FREE_INPUTS_SHOWN,
  type FreeInputsBy,
  type FreeInputsShown,
} from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { RadioGroup } from '../../components/primitives/RadioGroup/RadioGroup.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { TryGroupRow } from '../../components/authoring/TryGroupRow/TryGroupRow.tsx'
import { WriteAnswer } from '../../components/authoring/WriteAnswer/WriteAnswer.tsx'
import type { WriteAnswerProps } from '../../components/authoring/WriteAnswer/WriteAnswer.tsx'
import { FreeInputPages } from './FreeInputPages.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { fill } from '../../format/fill.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { freeInputsScreenStyles as styles } from './FreeInputsScreen.styles.ts'

/** Which tries an author looks at. */
export interface TriesView {
  /** Answered ones, unanswered ones, or all. */
  show: FreeInputsShown
  /** Whose words: those of readers, or of test readers. */
  by: FreeInputsBy
  /** One scene by its name; blank for all. */
  node: string
  /** Counts from 1. */
  page: number
}

export interface FreeInputsScreenProps {
  /** The story's name. */
  title: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** What players tried; null while it is put together, or when it could not be. */
  tries: FreeInputs | null
  /** Reason why it could not be read. */
  error?: string | undefined
  /** Asks again. */
  onRetry: () => void
  /** Part of it that is looked at. */
  view: TriesView
  /** Another part is to be shown. */
  onViewChange: (view: TriesView) => void
  /** Where the author's stories are. */
  backHref: string
  /** Where a scene is written. */
  sceneHref: (node: string) => string
  /** Texts of a scene's choices, by its name. */
  choicesOf: (node: string) => readonly string[]
  /** The answer that is being written: to which group, and how it stands. */
  writing: ({ id: string } & Omit<WriteAnswerProps, 'group' | 'lang'>) | null
  /** Opens the form for an answer. */
  onWrite: (group: FreeInputGroup) => void
  /** What players tried becomes other ways to say a choice of its scene, by its text. */
  onPhrase: (group: FreeInputGroup, choice: string) => void
  /** Why the words could not be added to a choice. */
  phraseError?: string | undefined
  /** What was done last, as a sentence. */
  doneMessage?: string | undefined
}

/** What players of a story tried in their own words, and where an author answers it. */
export function FreeInputsScreen(props: FreeInputsScreenProps) {
  const { title, tries, error, onRetry, backHref, doneMessage, phraseError, view } = props
  const { tries: messages } = useAuthoringMessages().authoring

  return (
    <div css={styles.page}>
      <p css={styles.back}>
        <Link href={backHref}>{messages.back}</Link>
      </p>
      <h1 css={styles.title} dir="auto" tabIndex={-1}>
        {title}
      </h1>
      <h2 css={styles.heading}>{messages.title}</h2>
      <p css={styles.lead}>{view.by === 'testers' ? messages.testersLead : messages.lead}</p>
      <Whose {...props} />
      <Done message={doneMessage} />
      {phraseError !== undefined && <FormError>{phraseError}</FormError>}
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      ) : tries ? (
        <Tried {...props} tries={tries} />
      ) : (
        <Spinner isPage label={messages.loading} />
      )}
    </div>
  )
}

/** The form is gone with its answer, so the news takes the focus. */
function Done({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (message) place.current?.focus({ preventScroll: true })
  }, [message])

  return (
    <div css={styles.done} dir="auto" ref={place} role="status" tabIndex={-1}>
      {message}
    </div>
  )
}

interface TriedProps extends FreeInputsScreenProps {
  tries: FreeInputs
}

function Tried(props: TriedProps) {
  const { tries, lang, view, onViewChange, sceneHref, choicesOf, writing } = props
  const { onWrite, onPhrase } = props
  const { groups, page, total_pages } = tries
  const most = Math.max(0, ...groups.map(({ players }) => players))

  return (
    <>
      <Filters onViewChange={onViewChange} tries={tries} view={view} />
      {groups.length === 0 && <Nothing {...view} />}
      <ul css={styles.list}>
        {groups.map((group) => (
          <TryGroupRow
            key={group.id}
            choices={choicesOf(group.node)}
            group={group}
            isWriting={writing?.id === group.id}
            lang={lang}
            most={most}
            onPhrase={onPhrase}
            onWrite={onWrite}
            sceneHref={sceneHref(group.node)}
          >
            {writing?.id === group.id && <WriteAnswer {...writing} group={group} lang={lang} />}
          </TryGroupRow>
        ))}
      </ul>
      {total_pages > 1 && (
        <FreeInputPages
          onPageChange={(next) => onViewChange({ ...view, page: next })}
          page={page}
          pages={total_pages}
        />
      )}
    </>
  )
}

function Nothing({ show, by }: Pick<TriesView, 'show' | 'by'>) {
  const { none } = useAuthoringMessages().authoring.tries
  const isOfTesters = by === 'testers'

  return (
    <EmptyState
      hint={isOfTesters ? none.testersWhy : none.why}
      title={isOfTesters && show === 'all' ? none.testers : none[show]}
    />
  )
}

/** Readers and test readers are told apart. */
function Whose({ view, onViewChange }: Pick<FreeInputsScreenProps, 'view' | 'onViewChange'>) {
  const { by: messages } = useAuthoringMessages().authoring.tries

  return (
    <RadioGroup
      items={FREE_INPUTS_BY.map((by) => ({ value: by, label: messages[by] }))}
      label={messages.label}
      look="pill"
      onChange={(by) => onViewChange({ ...view, by, node: '', page: 1 })}
      value={view.by}
    />
  )
}

function Filters({
  tries,
  view,
  onViewChange,
}: Pick<TriedProps, 'tries' | 'view' | 'onViewChange'>) {
  const { tries: messages } = useAuthoringMessages().authoring
  const { count, date } = useFormat()

  return (
    <div css={styles.filters}>
      <div aria-label={messages.show.label} css={styles.show} role="group">
        {FREE_INPUTS_SHOWN.map((show) => (
          <Button
            key={show}
            aria-pressed={view.show === show}
            css={[styles.part, view.show === show && styles.partOn]}
            onPress={() => onViewChange({ ...view, show, page: 1 })}
            size="small"
            variant="quiet"
          >
            {messages.show[show]} <span css={styles.count}>{count(tries.counts[show])}</span>
          </Button>
        ))}
      </div>
      <SelectInput
        blankLabel={messages.allScenes}
        label={messages.scene}
        onChange={(node) => onViewChange({ ...view, node, page: 1 })}
        items={tries.scenes.map(({ node, title }) => ({ value: node, label: title }))}
        value={view.node}
      />
      <p css={styles.since}>{fill(messages.since, { days: 30, date: date(tries.since) })}</p>
    </div>
  )
}
