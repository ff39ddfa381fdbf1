import type { Ports, Store } from '../ports.ts'
import { eraseAccounts } from './eraseAccounts.ts'
import type { Erasure } from './accountPorts.ts'

const lacking = (known: readonly Erasure[], others: readonly Erasure[]): Erasure[] => {
  const ids = new Set(known.map(({ user_id }) => user_id))
  return others.filter(({ user_id }) => !ids.has(user_id))
}

/** Tells the database of erasures that it does not know: it may be an older one, put back. */
export async function noteErasures(store: Store, erasures: readonly Erasure[]): Promise<number> {
  const { erasure } = store.repositories
  const unknown = lacking(await erasure.listErased(), erasures)
  if (unknown.length > 0) await erasure.noteErased(unknown)
  return unknown.length
}

/**
 * Erases whose week is over, and who was erased before and has come back with a backup: the list
 * beside the database tells the database, and the database the list.
 */
export async function keepErasures(
  ports: Pick<Ports, 'store' | 'clock' | 'erasureFile' | 'reportFault'>,
): Promise<void> {
  const { store, erasureFile } = ports
  await noteErasures(store, erasureFile.list())
  await eraseAccounts(ports)
  const unlisted = lacking(erasureFile.list(), await store.repositories.erasure.listErased())
  if (unlisted.length > 0) await erasureFile.add(unlisted)
}
