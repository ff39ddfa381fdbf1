import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { FreeInputGroup, WrittenAnswer } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { AuthoredStoryContext, type AuthoredStory } from '../../../structure/storyLanguage.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { useAnswerFaults } from './useAnswerFaults.ts'
import { AnswerHeard, type AnswerTrialState } from './AnswerHeard.tsx'
import { answerOf, blankAnswer, type AnswerDraft } from './answerDraft.ts'
import { writeAnswerStyles as styles } from './WriteAnswer.styles.ts'

export interface WriteAnswerProps {
  /** What is answered. */
  group: FreeInputGroup
  /** People of the scene, who may have a topic for it. */
  people: readonly { id: string; name: string }[]
  /** The story that it is written for, and the language of its conditions. */
  story: AuthoredStory
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
  /** Called when what the judge hears it by has changed. */
  onJudge: (answer: WrittenAnswer) => void
  /** Opens a test play of the story with this answer in it. */
  onTestPlay: (answer: WrittenAnswer) => void
  /** Saves the story with this answer in it. */
  onAdd: (answer: WrittenAnswer) => void
  /** The answer is given up. */
  onClose: () => void
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

/** Writes the answer to what players tried: their words are filled in, and the judge says who would be heard. */
export function WriteAnswer(props: WriteAnswerProps) {
  const { group, story, lang, trial, error, onJudge, onAdd } = props
  const titleId = useId()
  const [draft, setDraft] = useState(() => blankAnswer(group))
  const [isTried, setIsTried] = useState(false)
  const answer = answerOf(draft, group.node)
  const change = (changes: Partial<AnswerDraft>) => setDraft((last) => ({ ...last, ...changes }))
  useJudged(draft, () => onJudge(answer))
  const faults = useAnswerFaults(draft, story)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (faults.isReadable && !faults.text && !faults.phrases) onAdd(answer)
  }

  return (
    <form aria-labelledby={titleId} css={styles.form} noValidate onSubmit={handleSubmit}>
      <Head {...props} draft={draft} onChange={change} titleId={titleId} />
      <AuthoredStoryContext value={story}>
        <AnswerFields
          draft={draft}
          faults={faults}
          isTried={isTried}
          lang={lang}
          onChange={change}
        />
      </AuthoredStoryContext>
      <AnswerHeard lang={lang} trial={trial} />
      {error !== undefined && <FormError>{error}</FormError>}
      <Acts {...props} answer={answer} />
    </form>
  )
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
  const { tries } = useAuthoringMessages().authoring
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
        items={[
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
  'isBusy' | 'conflict' | 'onTestPlay' | 'onClose'
> {
  /** The answer as it stands. */
  answer: WrittenAnswer
}

function Acts({ answer, isBusy, conflict, onTestPlay, onClose }: ActsProps) {
  const { form: messages } = useAuthoringMessages().authoring.tries

  return (
    <>
      {conflict && (
        <Alert css={styles.conflict} role="alert" tone="warning">
          {fill(messages.conflict, {
            who: conflict.who ?? messages.somebody,
            time: conflict.time,
          })}
        </Alert>
      )}
      <div css={styles.acts}>
        <Button onPress={onClose} variant="quiet">
          {messages.cancel}
        </Button>
        <Button icon="play" onPress={() => onTestPlay(answer)}>
          {messages.testPlay}
        </Button>
        <Button busyLabel={messages.busy} isBusy={isBusy} type="submit" variant="primary">
          {conflict ? messages.addAnyway : messages.submit}
        </Button>
      </div>
    </>
  )
}
