import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { Reaction } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { REACTION_FIELDS } from './answerFields.ts'
import { AnswerList } from './AnswerList.tsx'

export interface ReactionListProps {
  /** From first to last. */
  value: readonly Reaction[] | undefined
  /** From the root of the structure to the list. */
  path: readonly (string | number)[]
  /** Of these at once. */
  most: number
  /** All of them as they stand now; the field, where one is typed in. */
  onChange: (reactions: Reaction[], typing?: string) => void
  /** What is looked for. */
  sought?: StructureFocus | undefined
}

const BLANK: Reaction = { text: '' }

const noteOf = ({ to = [], about = [], deeds = [] }: Reaction) =>
  [...to, ...about, ...deeds].slice(0, 3).join(' · ')

/** The author's answers to words that are no choice, of a scene or of the whole story. */
export function ReactionList({ value = [], path, most, onChange, sought }: ReactionListProps) {
  const { answer: messages } = usePartMessages()

  return (
    <AnswerList
      addLabel={messages.add}
      blank={BLANK}
      empty={messages.empty}
      itemLabel={messages.label}
      value={value}
      most={most}
      noteOf={noteOf}
      onChange={(next) => onChange(next)}
      path={path}
      sought={sought}
    >
      {(reaction, place) => (
        <FieldList
          items={REACTION_FIELDS}
          value={reaction}
          onChange={(change, typing) =>
            onChange(
              value.with(place, withChanges<Reaction>(reaction, change, ['text'])),
              typing && JSON.stringify([...path, place, typing]),
            )
          }
          path={[...path, place]}
        />
      )}
    </AnswerList>
  )
}
