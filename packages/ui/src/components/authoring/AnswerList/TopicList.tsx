import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Topic } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { AnswerList } from './AnswerList.tsx'

export interface TopicListProps {
  /** From first to last. */
  value: readonly Topic[] | undefined
  /** From the root of the structure to the list. */
  path: readonly (string | number)[]
  /** All of them as they stand now; the field, where one is typed in. */
  onChange: (topics: Topic[], typing?: string) => void
  /** What is looked for. */
  sought?: StructureFocus | undefined
}

const BLANK: Topic = { about: [], text: '' }

/** What somebody answers, by what they are asked about. */
export function TopicList({ value = [], path, onChange, sought }: TopicListProps) {
  const { cast: messages } = usePartMessages()

  return (
    <AnswerList
      addLabel={messages.addTopic}
      blank={BLANK}
      itemLabel={messages.topic}
      value={value}
      most={STORY_LIMITS.topics}
      noteOf={({ about }) => about.slice(0, 3).join(' · ')}
      onChange={(next) => onChange(next)}
      path={path}
      sought={sought}
    >
      {(topic, place) => (
        <TopicFields
          onChange={(changes, typing) =>
            onChange(
              value.with(place, withChanges<Topic>(topic, changes, ['about', 'text'])),
              typing && JSON.stringify([...path, place, typing]),
            )
          }
          path={[...path, place]}
          topic={topic}
        />
      )}
    </AnswerList>
  )
}

interface TopicFieldsProps {
  /** As it stands. */
  topic: Topic
  /** From the root of the structure to it. */
  path: readonly (string | number)[]
  onChange: (change: Partial<Topic>, typing?: string) => void
}

function TopicFields({ topic, path, onChange }: TopicFieldsProps) {
  const { cast: messages, answer } = usePartMessages()
  const { lang } = useAuthoredStory()

  return (
    <>
      <div data-field={fieldPlace(...path, 'about')}>
        <PhraseList
          label={messages.about}
          lang={lang}
          maxLength={STORY_LIMITS.phraseMax}
          most={STORY_LIMITS.phrases}
          onChange={(about) => onChange({ about })}
          value={topic.about}
        />
      </div>
      <AnswerFields answer={topic} onChange={onChange} path={path} textLabel={answer.topicText} />
    </>
  )
}
