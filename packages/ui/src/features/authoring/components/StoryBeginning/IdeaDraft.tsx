import type { Declined, StoryDraft } from '@kathasagar/api/contract'
import { DRAFTED, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import type { StoryFormValues } from '../../model/storyForm.ts'
import { createOptions, labelled, withPresent } from '../../model/storyOptions.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { DeclinedNote } from '../../../play/components/DeclinedNote/DeclinedNote.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { storyBeginningStyles as styles } from './StoryBeginning.styles.ts'

type Readers = Pick<StoryFormValues, 'language' | 'content_rating'>

interface Drafted {
  draft: StoryDraft
  written: readonly string[]
  /** Names of the scenes that the author removed. */
  struck: readonly string[]
  /** Name of a scene that could not be removed, because the others need it. */
  kept?: string | undefined
}

export interface IdeaDraftProps {
  idea: string
  onIdeaChange: (idea: string) => void
  values: Readers
  onChange: (changes: Partial<Readers>) => void
  isDrafting: boolean
  /** The draft so far. Absent before its outline arrives. */
  drafted?: Drafted | undefined
  /** Sentence about the last change. */
  news?: string | undefined
  error?: string | undefined
  declined?: Declined | undefined
  onDraft: () => void
  /** Called to stop. What has arrived stays. */
  onStop: () => void
  onStrike: (name: string) => void
  onKeep: (name: string) => void
  onOpen: () => void
}

/** Asks for an idea, and shows the story that a model drafts from it. */
export function IdeaDraft(props: IdeaDraftProps) {
  const { idea, values, onChange, drafted, isDrafting, news, error, declined } = props
  const { authoring, browse } = useAuthoringMessages()
  const messages = authoring.beginning
  const { count } = useFormat()
  const total = Object.keys(drafted?.draft.structure.nodes ?? {}).length
  const done = drafted?.written.length ?? 0
  const progress = drafted
    ? fill(messages.writing, { done: count(done), total: count(total) })
    : messages.thinking

  return (
    <>
      <p css={styles.lead}>{messages.lead}</p>
      <TextArea
        hint={messages.ideaHint}
        isDisabled={isDrafting}
        kind="story"
        label={messages.idea}
        lang={values.language}
        maxLength={DRAFTED.ideaMax}
        onChange={props.onIdeaChange}
        rows={2}
        value={idea}
      />
      <div css={styles.pair}>
        <Select
          items={labelled(STORY_LANGUAGES, browse.languages)}
          label={authoring.fields.language}
          onChange={(language) => onChange({ language })}
          value={values.language}
        />
        <Select
          items={labelled(
            withPresent(createOptions.ratings, values.content_rating),
            authoring.ratings,
          )}
          label={authoring.fields.content_rating}
          onChange={(content_rating) => onChange({ content_rating })}
          value={values.content_rating}
        />
      </div>
      {!isDrafting && (
        <Button
          css={styles.act}
          isDisabled={idea.trim() === ''}
          onPress={props.onDraft}
          variant={drafted ? 'secondary' : 'primary'}
        >
          {drafted ? messages.draftAgain : messages.draft}
        </Button>
      )}
      <div css={styles.lead} role="status">
        {news}
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
      {declined && <FormError>{messages.declined}</FormError>}
      {declined?.help && <DeclinedNote declined={{ kind: 'self_harm', help: declined.help }} />}
      {isDrafting && (
        <div css={styles.busy}>
          <p>{progress}</p>
          <ProgressBar label={progress} value={(done / Math.max(1, total)) * 100} />
          <Button css={styles.act} onPress={props.onStop} size="small">
            {messages.stop}
          </Button>
        </div>
      )}
      {drafted && <DraftedScenes {...props} drafted={drafted} />}
      {drafted && !isDrafting && (
        <Cluster gap="m">
          <Button onPress={props.onOpen} variant="primary">
            {messages.open}
          </Button>
          {done < total && <span>{messages.partly}</span>}
        </Cluster>
      )}
    </>
  )
}

function DraftedScenes(props: IdeaDraftProps & { drafted: Drafted }) {
  const { draft, written, struck, kept } = props.drafted
  const messages = useAuthoringMessages().authoring.beginning
  const { nodes } = draft.structure
  const lang = props.values.language
  const titleOf = (name: string) => nodes[name]?.title ?? name

  return (
    <>
      <div dir="auto" lang={lang}>
        <h3 css={styles.name}>{draft.title}</h3>
        <p css={styles.lead}>{draft.tagline}</p>
      </div>
      <ul aria-label={messages.scenes} css={styles.cards}>
        {Object.entries(nodes).map(([name, { text, choices }]) => {
          const scene = titleOf(name)
          const isStruck = struck.includes(name)
          const leads = [...new Set(choices.map(({ target }) => titleOf(target)))].join(' · ')
          const marks = [
            ...(isStruck ? [messages.struck] : []),
            ...(written.includes(name) ? [] : [messages.planned]),
            choices.length === 0 ? messages.ending : fill(messages.leadsTo, { scenes: leads }),
          ]
          return (
            <Card as="li" key={name} css={[styles.card, isStruck && styles.struck]}>
              <h3 css={styles.name} dir="auto" lang={lang}>
                {scene}
              </h3>
              <p css={styles.marks}>{marks.join(' · ')}</p>
              {!isStruck && (
                <p css={styles.text} dir="auto" lang={lang}>
                  {text}
                </p>
              )}
              {kept === name && <FormError>{fill(messages.cannotStrike, { scene })}</FormError>}
              <Button
                aria-label={fill(isStruck ? messages.keepOf : messages.strikeOf, { scene })}
                css={styles.foot}
                onPress={() => (isStruck ? props.onKeep : props.onStrike)(name)}
                size="small"
                variant={isStruck ? 'secondary' : 'quiet'}
              >
                {isStruck ? messages.keep : messages.strike}
              </Button>
            </Card>
          )
        })}
      </ul>
    </>
  )
}
