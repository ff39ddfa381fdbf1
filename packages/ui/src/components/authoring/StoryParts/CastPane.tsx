import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { CastMember } from '../../../structure/structureEdit.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { CastFields } from './CastFields.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { useRecordPart } from './useRecordPart.ts'

const NEW = { noun: 'person', blank: { name: '' } }

/** The people of a story: what they are called, how they look, and what they say. */
export function CastPane(props: PartEditing) {
  const { cast: messages } = usePartMessages()
  const cast = useRecordPart('cast', NEW, props)
  const { selected, item } = cast

  return (
    <PartPane
      addLabel={messages.add}
      empty={messages.empty}
      label={messages.list}
      most={STORY_LIMITS.cast}
      onAdd={cast.add}
      onChange={cast.select}
      items={Object.entries(cast.items).map(([id, { name }]) => ({ id, name, note: id }))}
      value={selected}
    >
      {selected !== null && item && (
        <CastFields
          {...props}
          key={cast.turn}
          id={selected}
          onChange={(change, typing) =>
            cast.change(withChanges<CastMember>(item, change, ['name']), typing)
          }
          onRenamed={cast.rename}
          person={item}
        />
      )}
    </PartPane>
  )
}
