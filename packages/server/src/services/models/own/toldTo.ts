import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import { toldBuiltIn } from './toldBuiltIn.ts'
import { toldByOwn } from './toldByOwn.ts'

/** What somebody's sessions are told by. */
export const toldTo = async (
  ports: Ports,
  { id, is_guest }: Pick<StoredUser, 'id' | 'is_guest'>,
): Promise<Ports> => (is_guest ? toldBuiltIn(ports) : toldByOwn(ports, id))
