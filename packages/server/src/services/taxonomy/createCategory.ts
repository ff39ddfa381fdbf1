import type { AdminCategory, CategoryForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { createItem } from './items/createItem.ts'
import { CATEGORIES } from './items/kinds.ts'

/** Adds a category, after all others. */
export const createCategory = (
  ports: Ports,
  by: StoredUser,
  form: CategoryForm,
): Promise<AdminCategory | Refusal> => createItem(ports, CATEGORIES, { by, form })
