import type { Ports } from '../ports.ts'

/** Every category as an administrator sees it, with how many stories have it. */
export const listAdminCategories = ({ store }: Ports) => store.repositories.adminCategories.list()
