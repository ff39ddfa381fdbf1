import type { Ports } from '../ports.ts'

/** Every tag as an administrator sees it, with how many stories have it. */
export const listAdminTags = ({ store }: Ports) => store.repositories.adminTags.list()
