import { MergeDialog } from '../../components/admin/MergeDialog/MergeDialog.tsx'
import { TaxonomyDialog } from '../../components/admin/TaxonomyDialog/TaxonomyDialog.tsx'
import type {
  TaxonomyRefusal,
  TaxonomyValues,
} from '../../components/admin/TaxonomyDialog/TaxonomyDialog.tsx'
import type {
  TaxonomyItem,
  TaxonomyNoun,
} from '../../components/admin/TaxonomyList/taxonomyItem.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { DeleteTaxonomyDialog } from './DeleteTaxonomyDialog.tsx'

/** What is being asked about; a save without an item makes a new one. */
export type AskedTaxonomy =
  | { act: 'save'; item: TaxonomyItem | null }
  | { act: 'merge' | 'delete'; item: TaxonomyItem }

export interface TaxonomyDialogsProps {
  /** Which of the two it is about. */
  noun: TaxonomyNoun
  /** All of them. */
  items: readonly TaxonomyItem[]
  /** What is being asked; null while nothing is. */
  asked: AskedTaxonomy | null
  /** Something else is to be asked, or nothing any more. */
  onAsk: (asked: AskedTaxonomy | null) => void
  /** Called with a sentence about what was done. */
  onDone: (message: string) => void
  /** Saves one, a new one where there is no item; gives why not, or null. */
  onSave: (item: TaxonomyItem | null, values: TaxonomyValues) => Promise<TaxonomyRefusal | null>
  /** Merges one into another, by their ids; gives why not, or null. */
  onMerge: (from: string, into: string) => Promise<TaxonomyRefusal | null>
  /** Deletes one by its id; gives why not, or null. */
  onDelete: (id: string) => Promise<TaxonomyRefusal | null>
}

/** The one dialog that stands before the page, if any. */
export function TaxonomyDialogs(props: TaxonomyDialogsProps) {
  const { noun, items, asked, onAsk, onDone, onSave, onMerge, onDelete } = props
  const messages = useAdminMessages().taxonomy[noun]
  if (!asked) return null
  const shared = { noun, onClose: () => onAsk(null) }
  const told = (
    refused: TaxonomyRefusal | null,
    sentence: string,
    names: Record<string, string>,
  ) => {
    if (!refused) onDone(fill(sentence, names))
    return refused
  }

  if (asked.act === 'save') {
    const { item } = asked
    const sentence = item ? messages.saved : messages.added
    const save = async (values: TaxonomyValues) =>
      told(await onSave(item, values), sentence, { name: values.display_name })
    return <TaxonomyDialog {...shared} item={item} onSave={save} />
  }
  const { item } = asked
  const name = item.display_name
  if (asked.act === 'merge') {
    const merge = async (into: TaxonomyItem) =>
      told(await onMerge(item.id, into.id), messages.merged, { name, into: into.display_name })
    return <MergeDialog {...shared} item={item} items={items} onMerge={merge} />
  }
  return (
    <DeleteTaxonomyDialog
      {...shared}
      canMerge={items.length > 1}
      item={item}
      onDelete={async () => told(await onDelete(item.id), messages.deleted, { name })}
      onMerge={(stories) => onAsk({ act: 'merge', item: { ...item, stories } })}
    />
  )
}
