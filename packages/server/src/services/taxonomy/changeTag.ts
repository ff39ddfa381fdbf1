import type { BodyOf } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeItem } from './items/changeItem.ts'
import { TAGS } from './items/kinds.ts'

/** Changes the name or the colour that readers see; the key for data files stays. */
export const changeTag = (
  ports: Ports,
  by: StoredUser,
  { id, changes }: { id: string; changes: BodyOf<'changeTag'> },
) => changeItem(ports, TAGS, { id, by, changes })
