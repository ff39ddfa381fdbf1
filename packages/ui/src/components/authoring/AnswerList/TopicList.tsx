import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { CastMember, Topic } from '../../../structure/structureEdit.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { TOPIC_FIELDS } from './answerFields.ts'
import { AnswerList } from './AnswerList.tsx'

const BLANK: Topic = { about: [], text: '' }

/** What somebody answers, by what they are asked about. */
export function TopicList(props: FieldsProps<Pick<CastMember, 'says'>>) {
  const { cast: messages } = usePartMessages()
  const { onChange, sought } = props
  const { says = [] } = props.value
  const path = [...props.path, 'says']

  return (
    <AnswerList
      addLabel={messages.addTopic}
      blank={BLANK}
      itemLabel={messages.topic}
      value={says}
      most={STORY_LIMITS.topics}
      noteOf={({ about }) => about.slice(0, 3).join(' · ')}
      onChange={(next) => onChange({ says: next })}
      path={path}
      sought={sought}
    >
      {(topic, place) => (
        <FieldList
          items={TOPIC_FIELDS}
          value={topic}
          onChange={(changes, typing) =>
            onChange(
              { says: says.with(place, withChanges<Topic>(topic, changes, ['about', 'text'])) },
              typing && JSON.stringify([...path, place, typing]),
            )
          }
          path={[...path, place]}
        />
      )}
    </AnswerList>
  )
}
