import { MergeDialog } from '../../components/MergeDialog/MergeDialog.tsx'
import { SortingDialog } from '../../components/SortingDialog/SortingDialog.tsx'
import type {
  SortingRefusal,
  SortingValues,
} from '../../components/SortingDialog/SortingDialog.tsx'
import type { SortingItem, SortingNoun } from '../../components/SortingList/sortingItem.ts'
import { adminMessages } from '../../messages/adminMessages.ts'
import { fill } from '../../messages/fill.ts'
import { DeleteSortingDialog } from './DeleteSortingDialog.tsx'

/** What is being asked about; a save without an item makes a new one. */
export type AskedSorting =
  | { act: 'save'; item: SortingItem | null }
  | { act: 'merge' | 'delete'; item: SortingItem }

export interface SortingDialogsProps {
  /** Which of the two it is about. */
  noun: SortingNoun
  /** All of them. */
  items: readonly SortingItem[]
  /** What is being asked; null while nothing is. */
  asked: AskedSorting | null
  /** Something else is to be asked, or nothing any more. */
  onAsk: (asked: AskedSorting | null) => void
  /** Called with a sentence about what was done. */
  onDone: (message: string) => void
  /** Saves one, a new one where there is no item; gives why not, or null. */
  onSave: (item: SortingItem | null, values: SortingValues) => Promise<SortingRefusal | null>
  /** Merges one into another, by their ids; gives why not, or null. */
  onMerge: (from: string, into: string) => Promise<SortingRefusal | null>
  /** Deletes one by its id; gives why not, or null. */
  onDelete: (id: string) => Promise<SortingRefusal | null>
}

/** The one dialog that stands before the page, if any. */
export function SortingDialogs(props: SortingDialogsProps) {
  const { noun, items, asked, onAsk, onDone, onSave, onMerge, onDelete } = props
  const messages = adminMessages.sorting[noun]
  if (!asked) return null
  const shared = { noun, onCancel: () => onAsk(null) }
  const told = (
    refused: SortingRefusal | null,
    sentence: string,
    names: Record<string, string>,
  ) => {
    if (!refused) onDone(fill(sentence, names))
    return refused
  }

  if (asked.act === 'save') {
    const { item } = asked
    const sentence = item ? messages.saved : messages.added
    const save = async (values: SortingValues) =>
      told(await onSave(item, values), sentence, { name: values.display_name })
    return <SortingDialog {...shared} item={item} onSave={save} />
  }
  const { item } = asked
  const name = item.display_name
  if (asked.act === 'merge') {
    const merge = async (into: SortingItem) =>
      told(await onMerge(item.id, into.id), messages.merged, { name, into: into.display_name })
    return <MergeDialog {...shared} item={item} items={items} onMerge={merge} />
  }
  return (
    <DeleteSortingDialog
      {...shared}
      canMerge={items.length > 1}
      item={item}
      onDelete={async () => told(await onDelete(item.id), messages.deleted, { name })}
      onMerge={(stories) => onAsk({ act: 'merge', item: { ...item, stories } })}
    />
  )
}
