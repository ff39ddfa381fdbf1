import type { NamedPart, PartItem } from '../../../structure/partItems.ts'
import type { FieldEntry, NameOf, WordsEntry } from '../FieldList/fieldEntry.ts'
import type { PartRow } from './PartPane.tsx'
import type { NewItem } from './useListedPart.ts'

/** What an author writes of each of a part, and how the list tells them apart. */
export interface NamedPartForm<P extends NamedPart> extends NewItem<P> {
  /** Of these at once. */
  most: number
  /** Parts of one that stay though they be blank. */
  kept: readonly (keyof PartItem<P> & string)[]
  /** How one stands in the list. */
  rowOf: (id: string, item: PartItem<P>) => PartRow
  /** What one is called, beside its id; a part without it goes by ids alone. */
  title?: WordsEntry<NameOf<PartItem<P>, string>>
  /** Everything else, from first to last. */
  fields: readonly FieldEntry<PartItem<P>>[]
}
