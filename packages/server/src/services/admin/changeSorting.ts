import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredSorting } from './ports.ts'
import type { SortingChanges, SortingForm, SortingKind } from './sortingKinds.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

interface Asked<Form> {
  id: string
  by: StoredUser
  changes: SortingChanges<Form>
}

/** Changes what readers see of a category or a tag; its key for data files stays. */
export async function changeSorting<Row extends StoredSorting, Form extends SortingForm>(
  { store, clock }: Ports,
  kind: SortingKind<Row, Form>,
  { id, by, changes }: Asked<Form>,
): Promise<Row | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const sorting = kind.of(repos)
    await sorting.lock()
    const rows = await sorting.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const before = kind.formOf(row)
    const after = kind.formOf(row, changes)
    const taken = refuseTaken(rows, after.display_name, id)
    if (taken) return taken
    await sorting.change(id, after)
    await recordSorting(repos, { kind: kind.name, id, by, before, after, now })
    return { ...row, ...after }
  })
}
