import { useState } from 'react'

import { freshId } from '../../model/structure/freshId.ts'
import {
  entriesOf,
  partOf,
  type ListedPart,
  type PartItem,
} from '../../model/structure/partItems.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { StructureEdit } from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'

export interface PartEditing {
  onEdit: (edit: StructureEdit) => void
  onGo: (place: StructureFocus) => void
  sought?: StructureFocus | undefined
}

export interface NewItem<P extends ListedPart> {
  noun: string
  blank: PartItem<P>
}

export interface OpenItem<P extends ListedPart> {
  id: string
  item: PartItem<P>
  path: readonly (string | number)[]
  change: (item: PartItem<P>, typed?: string) => void
  rename: (id: string) => void
}

/** Returns the items of a part, the one that is open, and what can be done with them. */
export function usePartList<P extends ListedPart>(
  part: P,
  { noun, blank }: NewItem<P>,
  { onEdit, sought }: PartEditing,
) {
  const { structure } = useAuthoredStory()
  const entries = entriesOf(structure, part)
  const ids = entries.map(([id]) => id)
  // The codex is a list, so a path names its pages by their place.
  const isList = part === 'codex'
  const step = sought?.path?.[1]
  const asked = sought?.path === undefined ? undefined : isList ? ids[Number(step)] : String(step)

  // The turn grows when another item is opened, but not when one is renamed: its fields stay.
  const [{ id: chosen, turn }, setSelection] = useState({ id: asked ?? null, turn: 0 })
  const select = (id: string | null) => setSelection((now) => ({ id, turn: now.turn + 1 }))
  const [seen, setSeen] = useState(sought)
  if (seen !== sought) {
    setSeen(sought)
    if (asked !== undefined && asked !== chosen) select(asked)
  }

  const at = chosen === null ? -1 : ids.indexOf(chosen)
  const put = (next: typeof entries, typing?: string) =>
    onEdit({ kind: 'setParts', change: partOf(part, next), typing })
  const openItem = ([id, item]: (typeof entries)[number]): OpenItem<P> => {
    const path = [part, isList ? at : id]
    return {
      id,
      item,
      path,
      change: (next, typed) =>
        put(entries.with(at, [id, next]), typed && JSON.stringify([...path, typed])),
      rename: (to) => setSelection((now) => ({ ...now, id: to })),
    }
  }
  const entry = entries[at]

  return {
    entries,
    turn,
    selected: entry ? entry[0] : null,
    open: entry && openItem(entry),
    select,
    add: () => {
      const id = freshId(ids, noun)
      put([...entries, [id, blank]])
      select(id)
    },
  }
}
