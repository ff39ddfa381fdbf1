import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import { presentUser } from './presentUser.ts'

/** Who is signed in, with the credits they can spend now. */
export const me = async ({ store }: Ports, user: StoredUser) =>
  presentUser(user, await store.repositories.ledger.balanceOf(user.id))
