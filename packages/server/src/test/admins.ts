import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { changeUser } from './factories.ts'

export async function registerAdmin(app: TestApp): Promise<Player> {
  const admin = await app.register()
  await changeUser(app.db, admin.id, { role: 'admin' })
  return admin
}
