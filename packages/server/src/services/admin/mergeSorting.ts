import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredSorting } from './ports.ts'
import type { SortingForm, SortingKind } from './sortingKinds.ts'
import { recordSorting, refuseMerge } from './sortingRules.ts'

interface Asked {
  id: string
  by: StoredUser
  /** The one that stays. */
  into: string
}

/** Gives all stories of a category or a tag to another one, and deletes it. */
export async function mergeSorting<Row extends StoredSorting, Form extends SortingForm>(
  { store, clock }: Ports,
  kind: SortingKind<Row, Form>,
  { id, by, into }: Asked,
): Promise<Row | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const sorting = kind.of(repos)
    await sorting.lock()
    const rows = await sorting.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const refused = refuseMerge(rows, id, into)
    if (refused) return refused

    await sorting.moveStories(id, into)
    await sorting.remove(id)
    const before = { display_name: row.display_name, stories: row.stories }
    await recordSorting(repos, { kind: kind.name, id, by, before, after: { into }, now })
    const merged = (await sorting.list()).find((it) => it.id === into)
    return merged ?? { code: 'not_found' }
  })
}
