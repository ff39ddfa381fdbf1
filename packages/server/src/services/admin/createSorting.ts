import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredSorting } from './ports.ts'
import { sortingKey } from './sortingKey.ts'
import type { SortingForm, SortingKind } from './sortingKinds.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

/** Adds a category, after all others, or a tag. */
export async function createSorting<Row extends StoredSorting, Form extends SortingForm>(
  { store, clock, ids }: Ports,
  kind: SortingKind<Row, Form>,
  { by, form }: { by: StoredUser; form: Form },
): Promise<Row | Refusal> {
  const now = clock.now()
  const key = sortingKey(form.display_name, ids)
  return store.transaction(async (repos) => {
    const sorting = kind.of(repos)
    await sorting.lock()
    const taken = refuseTaken(await sorting.list(), form.display_name)
    if (taken) return taken
    const id = await sorting.insert(form, key)
    await recordSorting(repos, { kind: kind.name, id, by, after: form, now })
    const made = (await sorting.list()).find((row) => row.id === id)
    return made ?? { code: 'not_found' }
  })
}
