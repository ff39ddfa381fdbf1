import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'

/** A new account that runs the site, and was asked just now who it is. */
export async function registerAdmin(app: TestApp): Promise<Player> {
  const admin = await app.register()
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  return admin
}
