import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'

import { openEmbedded, rethrow } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import { buildTestApp } from '../test/buildTestApp.ts'
import { describeSystemError } from '../describeSystemError.ts'
import { beginPlay } from '../test/play.ts'
import { testFolder } from '../test/testFolder.ts'
import { dump } from './dump.ts'
import { clearDatabase, load } from './load.ts'
import { listTables } from './dumpedTables.ts'
import { recordEvent } from '../modules/audit/index.ts'
import { adjustCredits, balanceOf } from '../modules/ledger/index.ts'

const quietly = () => undefined

async function contents(db: Db) {
  const tables = await listTables(db)
  const read = async ({ name, columns }: (typeof tables)[number]) => {
    const chosen = sql.join(columns.map((column) => sql.ref(column)))
    const { rows } = await sql<{ row: string }>`
      select row_to_json(it)::text as row from (select ${chosen} from ${sql.table(name)}) it
      order by 1`.execute(db)
    return [name, rows.map(({ row }) => row)] as const
  }
  return Promise.all(tables.map(read))
}

const COUNTED_WITHIN_MS = 30_000

const counted = (id: string) =>
  vi.waitFor(async () => {
    const counts = product.db.selectFrom('rate_limits').select('key')
    const ofAll = await counts.where('key', 'like', 'all:%').execute()
    const ofPlayer = await counts.where('key', 'like', `user:${id}:%`).execute()
    expect([ofAll.length, ofPlayer.length]).toEqual([1, 1])
  }, COUNTED_WITHIN_MS)

const dir = testFolder()
const file = join(dir, 'all.gz')
const product = await buildTestApp()
const play = await beginPlay(product, { title: 'नदी "and" \\ \n a quote' })
const { id: player, access_token: token } = play.player
await play.act({ action_type: 'show' })
const { share_code } = await product.ask('sharePlay', {
  ...play.on(),
  body: { shows_words: false },
})
const against = { token, body: { reason: 'other', note: 'Look at this.' } } as const
await product.ask('reportStory', { ...against, params: { story_id: play.storyId } })
await product.ask('reportSharedPlay', { ...against, params: { share_code } })
const bytes = { card: Buffer.from([0, 255, 92, 10]), page: Buffer.from([1]) }
const image = { url_hash: 'a'.repeat(64), fetched_at: new Date(), fault: null, ...bytes }
await product.db.insertInto('fetched_images').values(image).execute()
await counted(player)
await dump(product.db, file, quietly)
const restored = await openEmbedded(join(dir, 'data'), rethrow)
await load(restored.db, file, quietly)
afterAll(async () => {
  await restored.close()
  await product.close()
})

test('restores every row unchanged from one file that only its owner can access', async () => {
  const before = await contents(product.db)
  const after = await contents(restored.db)
  const reports = await restored.db.selectFrom('story_reports').select('shared_play').execute()
  const { mode } = await stat(file)

  expect(after).toEqual(before)
  expect(before.find(([name]) => name === 'turns')?.[1].length).toBeGreaterThan(0)
  // One report is about the story, the other about a shared session.
  expect(new Set(reports.map((it) => it.shared_play))).toEqual(new Set([null, share_code]))
  expect([mode & 0o777, existsSync(`${file}.part`)]).toEqual([0o600, false])
})

test('restores a working database in which credits move and counters continue', async () => {
  await adjustCredits(restored.db, player, { amount: 7, reason: 'After the flood', key: null })
  await recordEvent(restored.db, { actor_id: null, act: 'credits_granted' }, new Date())

  expect(await balanceOf(restored.db, player)).toBeGreaterThan(7)
})

test('reports missing rights, not a damaged backup, if the role has no rights', async () => {
  const { db, close } = await openEmbedded(join(dir, 'of-an-owner'), rethrow)
  for (const line of [
    'create role owner_alone',
    'alter schema public owner to owner_alone',
    'grant create on database postgres to owner_alone',
    'set role owner_alone',
  ])
    await sql.raw(line).execute(db)

  const told = await load(db, file, quietly).catch(
    (fault: Error) => describeSystemError(fault) ?? fault.message,
  )
  await sql`reset role`.execute(db)
  await close()

  expect(told).toContain('grant set on parameter session_replication_role to')
})

test('restores nothing from a truncated file', async () => {
  const cut = join(dir, 'cut.gz')
  const whole = await readFile(file)
  await writeFile(cut, whole.subarray(0, whole.length - 40))
  const empty = await openEmbedded(join(dir, 'cut'), rethrow)

  await expect(load(empty.db, cut, quietly)).rejects.toThrow('damaged')
  expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([])
  await empty.close()
})

test('restores nothing from a damaged file, and reports the damage', async () => {
  const whole = await readFile(file)
  const text = gunzipSync(whole).toString()
  const bent = (at: number) => {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    return bytes
  }
  const row = text.indexOf('\n{', text.indexOf('{"table":"users"}')) + 2
  const damages = [
    ...[2, 40, 0.3, 0.5, 0.8].map((at) => bent(at < 1 ? Math.floor(at * whole.length) : at)),
    bent(whole.length - 6),

    gzipSync(`${text.slice(0, row)}!${text.slice(row)}`),
    gzipSync(text.replace('"username":', '"username":7,"username":')).subarray(0, -20),
    Buffer.from('Once upon a time.'),
  ]
  const empty = await openEmbedded(join(dir, 'bent'), rethrow)
  const heard = []
  for (const damage of damages) {
    await writeFile(join(dir, 'bent.gz'), damage)
    heard.push(await load(empty.db, join(dir, 'bent.gz'), quietly).then(() => 'loaded', String))

    await clearDatabase(empty.db)
  }

  await empty.close()
  const damaged = expect.stringMatching(/no backup of this product, or it is damaged/) as string
  expect(heard).toEqual(damages.map(() => damaged))
})
