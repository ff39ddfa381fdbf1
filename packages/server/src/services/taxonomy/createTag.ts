import type { AdminTag, TagForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { createItem } from './items/createItem.ts'
import { TAGS } from './items/kinds.ts'

/** Adds a tag. */
export const createTag = (
  ports: Ports,
  by: StoredUser,
  form: TagForm,
): Promise<AdminTag | Refusal> => createItem(ports, TAGS, { by, form })
