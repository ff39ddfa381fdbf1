import type { Tokens } from '@kathasagar/api/contract'

import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'

export type Guest = Player

export async function makeGuest(app: TestApp): Promise<Guest> {
  const tokens: Tokens = await app.ask('createGuest')
  const claims = await app.ports.accessTokens.verify(tokens.access_token, app.clock.now())
  if (!claims) throw new Error('The token of a guest is none')
  return { id: claims.user_id, username: '', email: '', password: '', ...tokens }
}
