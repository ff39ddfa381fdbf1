import { useSoughtField } from '../../../hooks/useSoughtField.ts'
import type { StructureTabName } from '../../../structure/structureTabs.ts'
import { NamedPane } from './NamedPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { ReactionsPane } from './ReactionsPane.tsx'
import { StatePane } from './StatePane.tsx'

export interface StoryPartsProps extends PartEditing {
  /** Which of them is written. */
  part: Exclude<StructureTabName, 'scenes'>
}

/** What a story has beside its scenes, one kind at a time. */
export function StoryParts({ part, ...editing }: StoryPartsProps) {
  const place = useSoughtField(editing.sought)

  return (
    <div ref={place}>
      {part === 'state' ? (
        <StatePane {...editing} />
      ) : part === 'reactions' ? (
        <ReactionsPane {...editing} />
      ) : (
        <NamedPane {...editing} key={part} part={part} />
      )}
    </div>
  )
}
