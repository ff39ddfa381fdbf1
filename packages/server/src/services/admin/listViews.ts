import type { SavedViews } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** The views that an admin keeps, by name. */
export const listViews = async ({ store }: Ports, adminId: string): Promise<SavedViews> => ({
  views: await store.repositories.savedViews.list(adminId),
})
