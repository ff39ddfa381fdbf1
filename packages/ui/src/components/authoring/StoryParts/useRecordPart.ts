import type { DraftStructure } from '@kathasagar/story/schema'
import { freshId } from '../../../structure/freshId.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import type { PartEditing } from './partTypes.ts'
import { useSelectedPart } from './useSelectedPart.ts'

type RecordPart = 'cast' | 'things' | 'state' | 'plates'
type ItemOf<P extends RecordPart> = NonNullable<DraftStructure[P]>[string]

interface NewItem<Item> {
  /** Begins the name of one that is added. */
  noun: string
  /** One before anything is written of it. */
  blank: Item
}

/** A part of the story that goes by names: which of it is open, and what can be done with it. */
export function useRecordPart<P extends RecordPart>(
  part: P,
  { noun, blank }: NewItem<ItemOf<P>>,
  { onEdit, sought }: PartEditing,
) {
  const { structure } = useAuthoredStory()
  const items = (structure[part] ?? {}) as Readonly<Record<string, ItemOf<P>>>
  const ids = Object.keys(items)
  const selection = useSelectedPart(ids, sought, ([, id]) => String(id))
  const { selected, select } = selection

  const put = (entries: readonly (readonly [string, ItemOf<P>])[], typing?: string) =>
    onEdit({ kind: 'setParts', change: { [part]: Object.fromEntries(entries) }, typing })

  return {
    ...selection,
    items,
    ids,
    item: selected === null ? undefined : items[selected],
    add: () => {
      const id = freshId(ids, noun)
      put([...Object.entries(items), [id, blank]])
      select(id)
    },
    /** The one that is open is another now. */
    change: (next: ItemOf<P>, typing?: string) =>
      put(
        Object.entries(items).map(([id, kept]) => [id, id === selected ? next : kept] as const),
        typing,
      ),
  }
}
