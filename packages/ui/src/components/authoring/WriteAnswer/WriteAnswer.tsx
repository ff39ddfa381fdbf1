import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { DraftStructure, TryGroup, WrittenAnswer } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { AnswerEffect } from './AnswerEffect.tsx'
import { AnswerHeard, type AnswerTrialState } from './AnswerHeard.tsx'
import { AnswerPhrases } from './AnswerPhrases.tsx'
import { answerOf, blankAnswer, type AnswerDraft } from './answerDraft.ts'
import { writeAnswerStyles } from './WriteAnswer.styles.ts'

export interface WriteAnswerProps {
  /** What is answered. */
  group: TryGroup
  /** People of the scene, who may have a topic for it. */
  people: readonly { id: string; name: string }[]
  /** What the story declares to remember. */
  declared: NonNullable<DraftStructure['state']>
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** What the judge says of the answer as it stands. */
  trial: AnswerTrialState
  /** The answer is being saved. */
  isBusy: boolean
  /** Reason why it was not saved. */
  error?: string | undefined
  /** Somebody saved the story meanwhile; the answer stays, and may be added to theirs. */
  conflict?: { who: string | null; time: string } | undefined
  /** Says what is wrong with a condition; nothing where it can be read. */
  faultOf: (condition: string) => string | undefined
  /** Called when what the judge hears it by has changed. */
  onJudge: (answer: WrittenAnswer) => void
  /** Opens a test play of the story with this answer in it. */
  onTestPlay: (answer: WrittenAnswer) => void
  /** Saves the story with this answer in it. */
  onAdd: (answer: WrittenAnswer) => void
  /** The answer is given up. */
  onCancel: () => void
}

/** Tells the judge of every change of what it hears by, the first time at once. */
function useJudged({ place, phrases }: AnswerDraft, judge: () => void) {
  const latest = useRef(judge)
  useEffect(() => {
    latest.current = judge
  })
  useEffect(() => {
    if (phrases.length > 0) latest.current()
  }, [place, phrases])
}

/** What each field lacks. */
function useFaults(draft: AnswerDraft, { faultOf }: Pick<WriteAnswerProps, 'faultOf'>) {
  const { form: messages } = useMessages().authoring.tries

  return {
    text: draft.text.trim() === '' ? messages.needsText : undefined,
    phrases: draft.phrases.length === 0 ? messages.needsPhrases : undefined,
    if: draft.if.trim() === '' ? undefined : faultOf(draft.if),
  }
}

/** Writes the answer to what players tried: their words are filled in, and the judge says who would be heard. */
export function WriteAnswer(props: WriteAnswerProps) {
  const { group, declared, lang, trial, error, onJudge, onAdd } = props
  const styles = writeAnswerStyles(useTheme())
  const titleId = useId()
  const [draft, setDraft] = useState(() => blankAnswer(group))
  const [isTried, setIsTried] = useState(false)
  const answer = answerOf(draft, group.node, declared)
  const change = (changes: Partial<AnswerDraft>) => setDraft({ ...draft, ...changes })
  useJudged(draft, () => onJudge(answer))
  const faults = useFaults(draft, props)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.values(faults).every((fault) => fault === undefined)) onAdd(answer)
  }

  return (
    <form aria-labelledby={titleId} css={styles.form} noValidate onSubmit={handleSubmit}>
      <Head {...props} draft={draft} onChange={change} titleId={titleId} />
      <Fields {...props} draft={draft} faults={faults} isTried={isTried} onChange={change} />
      <AnswerHeard lang={lang} trial={trial} />
      {error !== undefined && <FormError>{error}</FormError>}
      <Acts {...props} answer={answer} />
    </form>
  )
}

interface FieldsProps extends Pick<WriteAnswerProps, 'declared' | 'lang'> {
  /** What is typed so far. */
  draft: AnswerDraft
  /** Sentences about what is wrong, by field. */
  faults: ReturnType<typeof useFaults>
  /** The form was sent once: what is missing is told from then on. */
  isTried: boolean
  /** Takes what has changed. */
  onChange: (changes: Partial<AnswerDraft>) => void
}

function Fields({ draft, declared, lang, faults, isTried, onChange }: FieldsProps) {
  const { form: messages } = useMessages().authoring.tries
  const styles = writeAnswerStyles(useTheme())

  return (
    <>
      <AnswerPhrases
        error={isTried ? faults.phrases : undefined}
        lang={lang}
        onChange={(phrases) => onChange({ phrases })}
        phrases={draft.phrases}
      />
      <TextArea
        error={isTried ? faults.text : undefined}
        kind="story"
        label={messages.text}
        lang={lang}
        maxLength={STORY_LIMITS.answerMax}
        onChange={(text) => onChange({ text })}
        value={draft.text}
      />
      <div css={styles.pair}>
        <TextInput
          error={faults.if}
          hint={fill(messages.ifHint, { example: exampleOf(declared) })}
          label={messages.if}
          maxLength={STORY_LIMITS.conditionMax}
          onChange={(condition) => onChange({ if: condition })}
          value={draft.if}
        />
        <AnswerEffect declared={declared} draft={draft} onChange={onChange} />
      </div>
      <Switch isSelected={draft.once} onChange={(once) => onChange({ once })}>
        {messages.once}
      </Switch>
    </>
  )
}

const exampleOf = (declared: WriteAnswerProps['declared']) => {
  const [name = 'trust', variable] = Object.entries(declared)[0] ?? []
  if (variable && 'flag' in variable) return `not ${name}`
  return variable && 'one_of' in variable ? `${name} == "${variable.one_of[0]}"` : `${name} >= 2`
}

interface HeadProps extends Pick<WriteAnswerProps, 'group' | 'people'> {
  /** Id of the heading that names the form. */
  titleId: string
  /** What is typed so far. */
  draft: AnswerDraft
  /** Takes what has changed. */
  onChange: (changes: Partial<AnswerDraft>) => void
}

function Head({ group, people, titleId, draft, onChange }: HeadProps) {
  const { tries } = useMessages().authoring
  const styles = writeAnswerStyles(useTheme())
  const { form: messages } = tries
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const scene = { value: 'scene', label: messages.sceneReaction }

  return (
    <>
      <h4 css={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {fill(tries.writeTo, { words: group.words })}
      </h4>
      <SelectInput
        label={messages.place}
        onChange={(place) => onChange({ place })}
        options={[
          ...(group.is_there ? [scene] : []),
          ...people.map(({ id, name }) => ({
            value: `topic:${id}`,
            label: fill(messages.topic, { name }),
          })),
          { value: 'story', label: messages.storyReaction },
        ]}
        value={draft.place}
      />
    </>
  )
}

interface ActsProps extends Pick<
  WriteAnswerProps,
  'isBusy' | 'conflict' | 'onTestPlay' | 'onCancel'
> {
  /** The answer as it stands. */
  answer: WrittenAnswer
}

function Acts({ answer, isBusy, conflict, onTestPlay, onCancel }: ActsProps) {
  const { form: messages } = useMessages().authoring.tries
  const styles = writeAnswerStyles(useTheme())

  return (
    <>
      {conflict && (
        <p css={styles.conflict} role="alert">
          {fill(messages.conflict, {
            who: conflict.who ?? messages.somebody,
            time: conflict.time,
          })}
        </p>
      )}
      <div css={styles.acts}>
        <Button onPress={onCancel} variant="quiet">
          {messages.cancel}
        </Button>
        <Button icon="play" onPress={() => onTestPlay(answer)}>
          {messages.testPlay}
        </Button>
        <Button busyLabel={messages.busy} isBusy={isBusy} type="submit" variant="gold">
          {conflict ? messages.addAnyway : messages.submit}
        </Button>
      </div>
    </>
  )
}
