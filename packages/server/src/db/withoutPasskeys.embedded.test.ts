import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertUser } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const { db, close } = await openEmbedded(testFolder(), raise)
afterAll(() => close())

/** An account with a passkey, as the version before had it. */
async function insertHolder(username: string, password_hash: string | null) {
  const email = `${username}@example.org`
  const { id } = await insertUser(db, { username, display_name: null, email })
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await sql`insert into passkeys (user_id, credential_id, public_key, counter, name, added_at)
    values (${id}, ${username}, 'key', 0, 'Phone', now())`.execute(db)
  await sql`insert into recovery_codes (user_id, code_hash) values (${id}, 'hash')`.execute(db)
  return id
}

test('accounts that only a passkey opened are sent a link to choose a password', async () => {
  await migrate(db, '0096_without_series_paces')
  const withPassword = await insertHolder('asha', 'a hash')
  const byGoogle = await insertHolder('meera', null)
  await sql`insert into google_accounts (issuer, subject, user_id, created_at)
    values ('google', 'meera', ${byGoogle}, now())`.execute(db)
  await insertHolder('tara', null)
  await sql`insert into totp_factors (user_id, sealed_secret, added_at, is_confirmed)
    values (${withPassword}, 'sealed', now(), true)`.execute(db)

  await migrate(db)

  const mails = await db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute()
  const codes = await db.selectFrom('recovery_codes').select('user_id').execute()
  expect(mails).toEqual([{ kind: 'reset_password', recipient: 'tara@example.org' }])
  expect(codes).toEqual([{ user_id: withPassword }])
})
