import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { CATEGORIES } from './items/kinds.ts'
import { mergeItem } from './items/mergeItem.ts'

/** Gives all stories of a category to the one named by `into`, and deletes it. */
export const mergeCategory = (ports: Ports, by: StoredUser, asked: { id: string; into: string }) =>
  mergeItem(ports, CATEGORIES, { ...asked, by })
