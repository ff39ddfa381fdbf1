import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { deleteItem } from './items/deleteItem.ts'
import { TAGS } from './items/kinds.ts'

/** Deletes a tag that no story uses. */
export const deleteTag = (ports: Ports, by: StoredUser, id: string) =>
  deleteItem(ports, TAGS, { id, by })
