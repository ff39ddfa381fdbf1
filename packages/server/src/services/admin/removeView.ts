import type { SavedViews } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { listViews } from './listViews.ts'

/** Forgets a view of an admin, and tells which are left. */
export async function removeView(
  ports: Ports,
  adminId: string,
  viewId: string,
): Promise<SavedViews> {
  await ports.store.repositories.savedViews.remove(adminId, viewId)
  return listViews(ports, adminId)
}
