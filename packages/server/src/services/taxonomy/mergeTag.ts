import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { TAGS } from './items/kinds.ts'
import { mergeItem } from './items/mergeItem.ts'

/** Gives all stories of a tag to the one named by `into`, and deletes it. */
export const mergeTag = (ports: Ports, by: StoredUser, asked: { id: string; into: string }) =>
  mergeItem(ports, TAGS, { ...asked, by })
