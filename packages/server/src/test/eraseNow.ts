import { DAY_MS } from '@kathasagar/api/contract'

import { eraseAccounts } from '../modules/account/index.ts'
import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'

export async function eraseNow(app: TestApp, player: Player, stories: 'remove' | 'hand_over') {
  const { access_token: token, password } = player
  await app.ask('deleteMe', { token, body: { password, stories } })
  app.clock.advance(7 * DAY_MS + 1000)
  await eraseAccounts(app.ports)
}
