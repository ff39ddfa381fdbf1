import type { CategoryForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeItem } from './items/changeItem.ts'
import { CATEGORIES } from './items/kinds.ts'

/** Changes the name that readers see; the key for data files stays. */
export const renameCategory = (
  ports: Ports,
  by: StoredUser,
  { id, changes }: { id: string; changes: CategoryForm },
) => changeItem(ports, CATEGORIES, { id, by, changes })
