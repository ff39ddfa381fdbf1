import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { kindOf } from '../../../structure/completions.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import { useListedPart } from './useListedPart.ts'
import { VariableFields } from './VariableFields.tsx'

const NEW = { noun: 'state', blank: { flag: false } }

/** What a story remembers, by the names that conditions know it by. */
export function StatePane(props: PartEditing) {
  const { state: messages } = usePartMessages()
  const state = useListedPart('state', NEW, props)
  const rows = state.entries.map(([id, one]) => ({
    id,
    name: id,
    note: messages.shortKinds[kindOf(one)],
  }))

  return (
    <>
      <PartPane
        addLabel={messages.add}
        empty={messages.empty}
        label={messages.list}
        most={STORY_LIMITS.variables}
        onAdd={state.add}
        onChange={state.select}
        items={rows}
        value={state.selected}
      >
        {state.open && <VariableFields {...props} {...state.open} key={state.turn} />}
      </PartPane>
      {rows.length === 0 && <Varies {...props} />}
    </>
  )
}

/** Whether texts vary in a story that remembers nothing; with something to remember they do. */
function Varies({ onEdit }: PartEditing) {
  const { state: messages } = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <div css={styles.single}>
      <Checkbox
        isSelected={structure.state !== undefined}
        onChange={(isOn) => onEdit({ kind: 'setParts', change: { state: isOn ? {} : undefined } })}
      >
        {messages.varies}
      </Checkbox>
      <p css={styles.note}>{messages.variesHint}</p>
    </div>
  )
}
