import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { load } from './load.ts'
import { openEmbedded, raise } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { makeBackup } from './makeBackup.ts'
import { grantCredits } from '../modules/ledger/index.ts'

const dir = testFolder()

test('a database that runs is backed up with all that was committed, even inside a transaction', async () => {
  const { db, embedded, close } = await openEmbedded(join(dir, 'home'), raise)
  await migrate(db)
  await insertStory(db, { title: 'Committed' })
  const place = { dir: join(dir, 'backups'), copyTo: embedded.copyTo }

  // In the middle of a transaction, as the clock may have it.
  const file = await db.transaction().execute(async (trx) => {
    await trx.updateTable('stories').set({ title: 'Not committed' }).execute()
    return makeBackup(place, new Date())
  })
  await close()

  const restored = await openEmbedded(join(dir, 'restored'), raise)
  await load(restored.db, file, () => undefined)
  const stories = await restored.db.selectFrom('stories').select('title').execute()
  await restored.close()
  expect(stories).toEqual([{ title: 'Committed' }])
  expect(existsSync(join(place.dir, 'copy'))).toBe(false)
})

test('a backup whose books are not sound is not kept, and those before it stay', async () => {
  const { db, embedded, close } = await openEmbedded(join(dir, 'home'), raise)
  const place = { dir: join(dir, 'backups'), copyTo: embedded.copyTo }
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await grantCredits(db, user.id, 20, 'registration')
  await db.transaction().execute(async (trx) => {
    await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(trx)
    await sql`update ledger_accounts set posted = posted + 5`.execute(trx)
    await sql`alter table ledger_accounts enable trigger ledger_accounts_guard`.execute(trx)
  })
  const before = readdirSync(place.dir)

  await expect(makeBackup(place, new Date())).rejects.toThrow('not sound')

  expect(readdirSync(place.dir)).toEqual(before)
  expect(before).toHaveLength(1)
  await close()
})
