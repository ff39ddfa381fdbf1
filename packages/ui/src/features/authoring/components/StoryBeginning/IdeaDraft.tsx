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
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'

type Readers = Pick<StoryFormValues, 'language' | 'content_rating'>

export interface IdeaDraftProps {
  idea: string
  onIdeaChange: (idea: string) => void
  values: Readers
  onChange: (changes: Partial<Readers>) => void
  isDrafting: boolean
  /** Partial draft, with the names of its finished scenes. Absent until its outline arrives. */
  drafted?: { draft: StoryDraft; written: readonly string[] } | undefined
  /** Sentence about the last change. */
  news?: string | undefined
  error?: string | undefined
  declined?: Declined | undefined
  onDraft: () => void
  /** Called to stop. The partial draft stays. */
  onStop: () => void
  onOpen: () => void
}

/** Asks for an idea and shows the story that a model drafts from it. */
export function IdeaDraft(props: IdeaDraftProps) {
  const { idea, values, onChange, drafted, isDrafting, news, error, declined } = props
  const { authoring, browse } = useAuthoringMessages()
  const messages = authoring.beginning
  const { count } = useFormat()
  const { draft } = drafted ?? {}
  const total = Object.keys(draft?.structure.nodes ?? {}).length
  const done = drafted?.written.length ?? 0
  const progress = drafted
    ? fill(messages.writing, { done: count(done), total: count(total) })
    : messages.thinking

  return (
    <Stack gap="m">
      <Text tone="secondary">{messages.lead}</Text>
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
      <div role="status">{news}</div>
      {error !== undefined && <FormError>{error}</FormError>}
      {declined && <FormError>{messages.declined}</FormError>}
      {declined?.help && <DeclinedNote declined={{ kind: 'self_harm', help: declined.help }} />}
      {draft && (
        <div dir="auto" lang={values.language}>
          <Heading level={3} size="choice" voice="story">
            {draft.title}
          </Heading>
          <Text tone="secondary">{draft.tagline}</Text>
        </div>
      )}
      {isDrafting && (
        <>
          <p>{progress}</p>
          <ProgressBar label={progress} value={(done / Math.max(1, total)) * 100} />
        </>
      )}
      {drafted && !isDrafting && done < total && <p>{messages.partly}</p>}
      <Cluster gap="m">
        {isDrafting ? (
          <Button onPress={props.onStop} size="small">
            {messages.stop}
          </Button>
        ) : (
          <Button
            isDisabled={idea.trim() === ''}
            onPress={props.onDraft}
            variant={drafted ? 'secondary' : 'primary'}
          >
            {drafted ? messages.draftAgain : messages.draft}
          </Button>
        )}
        {drafted && !isDrafting && (
          <Button onPress={props.onOpen} variant="primary">
            {messages.open}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
