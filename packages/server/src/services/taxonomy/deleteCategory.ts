import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { deleteItem } from './items/deleteItem.ts'
import { CATEGORIES } from './items/kinds.ts'

/** Deletes a category that no story uses. */
export const deleteCategory = (ports: Ports, by: StoredUser, id: string) =>
  deleteItem(ports, CATEGORIES, { id, by })
