import type { Declined } from '@kathasagar/api/contract'
import { DRAFTED, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import type { StoryFormValues } from '../../../authoring/storyForm.ts'
import { createOptions, labelled, withPresent } from '../../../authoring/storyOptions.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { DeclinedNote } from '../../play/DeclinedNote/DeclinedNote.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { DraftedScenes, type DraftedScenesProps } from './DraftedScenes.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

export interface IdeaDraftProps {
  /** What the story is to be about, as it is typed. */
  idea: string
  /** The idea is another one. */
  onIdeaChange: (idea: string) => void
  /** The language that the draft is written in, and who may read it. */
  values: Pick<StoryFormValues, 'language' | 'content_rating'>
  /** One of the two is another one. */
  onChange: (changes: Partial<Pick<StoryFormValues, 'language' | 'content_rating'>>) => void
  /** A model is at it. */
  isDrafting: boolean
  /** What has come of the draft and what of it is struck; absent before its outline. */
  drafted?: Omit<DraftedScenesProps, 'lang' | 'onStrike' | 'onKeep'> | undefined
  /** What happened last, as a sentence. */
  news?: string | undefined
  /** Why there is no draft, or no more of it. */
  error?: string | undefined
  /** Why the idea was not taken. */
  declined?: Declined | undefined
  /** A story is to be drafted from the idea. */
  onDraft: () => void
  /** No more is wanted; what has come stays. */
  onStop: () => void
  /** A scene is not wanted. */
  onStrike: (name: string) => void
  /** A struck scene is wanted after all. */
  onKeep: (name: string) => void
  /** What was kept becomes the story of the form. */
  onOpen: () => void
}

/** A sentence from which a model drafts a story, and the scenes that have come of it. */
export function IdeaDraft(props: IdeaDraftProps) {
  const { drafted, isDrafting, news, error, declined, values } = props
  const messages = useAuthoringMessages().authoring.beginning

  return (
    <>
      <p css={styles.lead}>{messages.lead}</p>
      <IdeaFields {...props} />
      <div css={styles.lead} role="status">
        {news}
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
      {declined && (
        <>
          <FormError>{messages.declined}</FormError>
          {declined.help && <DeclinedNote declined={{ kind: 'self_harm', help: declined.help }} />}
        </>
      )}
      {isDrafting && <Drafting {...props} />}
      {drafted && (
        <DraftedScenes
          {...drafted}
          lang={values.language}
          onKeep={props.onKeep}
          onStrike={props.onStrike}
        />
      )}
      {drafted && !isDrafting && <Opening drafted={drafted} onOpen={props.onOpen} />}
    </>
  )
}

function IdeaFields(props: IdeaDraftProps) {
  const { idea, onIdeaChange, values, onChange, isDrafting, drafted, onDraft } = props
  const messages = useAuthoringMessages().authoring.beginning

  return (
    <>
      <TextArea
        hint={messages.ideaHint}
        isDisabled={isDrafting}
        kind="story"
        label={messages.idea}
        lang={values.language}
        maxLength={DRAFTED.ideaMax}
        onChange={onIdeaChange}
        rows={2}
        value={idea}
      />
      <Readers onChange={onChange} values={values} />
      {!isDrafting && (
        <Button
          css={styles.act}
          isDisabled={idea.trim() === ''}
          onPress={onDraft}
          variant={drafted ? 'secondary' : 'primary'}
        >
          {drafted ? messages.draftAgain : messages.draft}
        </Button>
      )}
    </>
  )
}

/** In which language, and for whom. */
function Readers({ values, onChange }: Pick<IdeaDraftProps, 'values' | 'onChange'>) {
  const { authoring, browse } = useAuthoringMessages()
  const ratings = withPresent(createOptions.ratings, values.content_rating)

  return (
    <div css={styles.pair}>
      <SelectInput
        items={labelled(STORY_LANGUAGES, browse.languages)}
        label={authoring.fields.language}
        onChange={(language) => onChange({ language })}
        value={values.language}
      />
      <SelectInput
        items={labelled(ratings, authoring.ratings)}
        label={authoring.fields.content_rating}
        onChange={(content_rating) => onChange({ content_rating })}
        value={values.content_rating}
      />
    </div>
  )
}

/** How far the draft has come, and a way to end it. */
function Drafting({ drafted, onStop }: IdeaDraftProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const { count } = useFormat()
  const total = Object.keys(drafted?.draft.structure.nodes ?? {}).length
  const done = drafted?.written.length ?? 0
  const label = drafted
    ? fill(messages.writing, { done: count(done), total: count(total) })
    : messages.thinking

  return (
    <div css={styles.busy}>
      <p>{label}</p>
      <ProgressBar label={label} value={(done / Math.max(1, total)) * 100} />
      <Button css={styles.act} onPress={onStop} size="small">
        {messages.stop}
      </Button>
    </div>
  )
}

interface OpeningProps extends Pick<IdeaDraftProps, 'onOpen'> {
  /** What has come of the draft. */
  drafted: NonNullable<IdeaDraftProps['drafted']>
}

function Opening({ drafted: { draft, written }, onOpen }: OpeningProps) {
  const messages = useAuthoringMessages().authoring.beginning
  const isPart = written.length < Object.keys(draft.structure.nodes).length

  return (
    <Cluster gap="m">
      <Button onPress={onOpen} variant="primary">
        {messages.open}
      </Button>
      {isPart && <span>{messages.partly}</span>}
    </Cluster>
  )
}
