import { freshId } from '../../../structure/freshId.ts'
import { entriesOf, partOf, type ListedPart, type PartItem } from '../../../structure/partItems.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import type { PartEditing } from './partTypes.ts'
import { useSelectedPart } from './useSelectedPart.ts'

/** How one more of a part begins. */
export interface NewItem<P extends ListedPart> {
  /** Begins its id. */
  noun: string
  /** Before anything is written of it. */
  blank: PartItem<P>
}

/** The one that is open. */
export interface OpenItem<P extends ListedPart> {
  id: string
  /** As it stands. */
  item: PartItem<P>
  /** From the root of the structure to it. */
  path: readonly (string | number)[]
  /** Called with all of it as it stands now; the field, where one is typed in. */
  change: (item: PartItem<P>, typed?: string) => void
  /** Called with the new id. */
  rename: (id: string) => void
}

/** A part of the story of which there are several: which one is open, and what can be done with it. */
export function useListedPart<P extends ListedPart>(
  part: P,
  { noun, blank }: NewItem<P>,
  { onEdit, sought }: PartEditing,
) {
  const { structure } = useAuthoredStory()
  const entries = entriesOf(structure, part)
  const ids = entries.map(([id]) => id)
  // The pages of the codex are a list, and go by their place there.
  const isList = part === 'codex'
  const { selected, turn, select, rename } = useSelectedPart(ids, sought, ([, step]) =>
    isList ? ids[Number(step)] : String(step),
  )
  const at = selected === null ? -1 : ids.indexOf(selected)
  const put = (next: typeof entries, typing?: string) =>
    onEdit({ kind: 'setParts', change: partOf(part, next), typing })
  const add = () => {
    const id = freshId(ids, noun)
    put([...entries, [id, blank]])
    select(id)
  }
  const openItem = ([id, item]: (typeof entries)[number]): OpenItem<P> => {
    const path = [part, isList ? at : id]
    const change = (next: PartItem<P>, typed?: string) =>
      put(entries.with(at, [id, next]), typed && JSON.stringify([...path, typed]))
    return { id, item, path, change, rename }
  }
  const entry = entries[at]

  return { entries, selected, turn, select, add, open: entry && openItem(entry) }
}
