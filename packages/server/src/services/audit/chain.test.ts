import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openAuditFiles } from '../../providers/auditFiles.ts'
import { registerAdmin } from '../../test/admins.ts'
import { makePerson } from '../../test/access/scenery.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import type { ObjectStore } from '../images/ports.ts'
import { eraseAccounts } from '../users/eraseAccounts.ts'
import { exportAnchor } from './exportAnchor.ts'
import { linkOldEvents, moveOldEvents } from './moveOldEvents.ts'
import { recordEvent } from './recordEvent.ts'
import { verifyChain } from './verifyChain.ts'

let folder: string
let product: TestApp
let outside: Map<string, string>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'))
  outside = new Map()
  const objectStore: ObjectStore = {
    put: async (name, bytes) => void outside.set(name, Buffer.from(bytes).toString('utf8')),
    get: async () => null,
    drop: async () => undefined,
  }
  product = await buildTestApp({ ports: { auditFiles: openAuditFiles(folder), objectStore } })
})
afterEach(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

const verify = (anchors: readonly string[] = []) => verifyChain(product.ports, anchors)

const note = (id: string) =>
  recordEvent(
    product.ports.store.repositories,
    {
      actor_id: null,
      act: 'story_featured',
      target: { kind: 'story', id },
      after: { b: 2, aa: 'अ' },
    },
    product.clock.now(),
  )

async function noteMany(count: number) {
  for (let at = 1; at <= count; at += 1) await note(String(at))
}

/** As somebody does who has the database, and no mind for its triggers. */
async function tamper(statement: string) {
  const { db } = product
  await sql`alter table audit_events disable trigger audit_events_kept`.execute(db)
  await sql.raw(statement).execute(db)
}

const idAt = '(select event_id from audit_links where seq = 3)'

describe('the chain of the audit log', () => {
  beforeEach(() => noteMany(5))

  test('is whole where nobody has meddled', async () => {
    expect(await verify()).toEqual({ events: 5, anchors: 0, waiting: 0, fault: null })
  })

  test('shows which event was changed', async () => {
    await tamper(`update audit_events set act = 'story_rejected' where id = ${idAt}`)

    expect((await verify()).fault).toEqual({ kind: 'changed', seq: 3 })
  })

  test('shows which event was taken out, with its link or without', async () => {
    await tamper(`delete from audit_events where id = ${idAt}`)
    const [alone] = [await verify()]
    await tamper('delete from audit_links where seq = 3')

    expect([alone.fault, (await verify()).fault]).toEqual([
      { kind: 'removed', seq: 3 },
      { kind: 'removed', seq: 3 },
    ])
  })

  test('shows what was put in', async () => {
    await tamper(`insert into audit_events (happened_at, act) values (now(), 'signed_in')`)

    expect((await verify()).fault).toMatchObject({ kind: 'put_in' })
  })

  test('shows by an anchor that its end was cut off', async () => {
    await exportAnchor(product.ports)
    await tamper(
      `delete from audit_events where id in (select event_id from audit_links where seq > 3);`,
    )
    await tamper('delete from audit_links where seq > 3')
    await tamper(
      'update audit_chain set seq = 3, hash = (select hash from audit_links where seq = 3)',
    )

    expect((await verify()).fault).toEqual({ kind: 'cut', seq: 4 })
  })

  test('shows by an anchor that was kept elsewhere that all of it was made anew', async () => {
    await exportAnchor(product.ports)
    rmSync(join(folder, 'anchors'), { recursive: true })
    await tamper(`update audit_events set act = 'story_rejected' where id = ${idAt}`)
    await tamper('create temporary table links as select event_id from audit_links order by seq')
    await tamper(`update audit_chain set seq = 0, hash = ''`)
    await tamper('delete from audit_links')
    await tamper('insert into audit_links (event_id) select event_id from links')
    const [anchor = ''] = outside.values()

    expect((await verify()).fault).toBeNull()
    expect((await verify([anchor])).fault).toEqual({ kind: 'replaced', seq: 5 })
  })

  test('takes no anchor that another has signed', async () => {
    await exportAnchor(product.ports)
    const [anchor = ''] = outside.values()

    const forged = anchor.replace('"seq":5', '"seq":4')

    expect((await verify([forged])).fault).toEqual({ kind: 'unsigned' })
    expect((await verify(['no anchor'])).fault).toEqual({ kind: 'unsigned' })
  })
})

test('an anchor is kept once a day, here and in the object store', async () => {
  await note('1')
  await exportAnchor(product.ports)
  await note('2')
  await exportAnchor(product.ports)
  product.clock.advance(DAY_MS)
  await exportAnchor(product.ports)

  const kept = readdirSync(join(folder, 'anchors'))
  expect(kept).toHaveLength(2)
  expect([...outside.keys()]).toEqual(kept.map((name) => `audit/${name}`))
  expect([...outside.values()].map((text) => JSON.parse(text).seq)).toEqual([1, 2])
  expect((await verify()).fault).toBeNull()
})

test('events that many write at once are one chain, and what fails leaves no gap', async () => {
  const { store, clock } = product.ports
  const write = (at: number) =>
    store.transaction(async (repositories) => {
      for (const act of ['signed_in', 'signed_out_everywhere'] as const) {
        await recordEvent(repositories, { actor_id: null, act }, clock.now())
      }
      if (at % 5 === 0) throw new Error('It fails')
    })

  await Promise.allSettled(Array.from({ length: 40 }, (_, at) => write(at)))

  expect(await verify()).toMatchObject({ events: 64, fault: null })
})

test('events from before there was a chain are given their place', async () => {
  const { db } = product
  await noteMany(4)
  await sql`delete from audit_links`.execute(db)
  await sql`delete from audit_chain`.execute(db)
  await note('5')
  const before = await verify()

  await linkOldEvents(product.ports)

  expect(before).toMatchObject({ events: 1, waiting: 4, fault: null })
  expect(await verify()).toMatchObject({ events: 5, waiting: 0, fault: null })
})

test('the page of the log says how many days it tells of', async () => {
  const other = await buildTestApp({ ports: { auditDays: { inDatabase: 40, kept: 180 } } })
  const { access_token: token } = await registerAdmin(other)

  const { days } = await other.ask('listAudit', { token, query: {} })
  await other.close()

  expect(days).toBe(40)
})

test('an account that is erased leaves the chain whole, and no name in it', async () => {
  const person = await makePerson(product)
  await product.call('deleteMe', {
    token: person.access_token,
    body: { password: person.password, stories: 'remove' },
  })
  product.clock.advance(8 * DAY_MS)
  await eraseAccounts(product.ports)

  const events = await product.db.selectFrom('audit_events').selectAll().execute()

  expect(await verify()).toMatchObject({ events: events.length, fault: null })
  expect(events.map(({ act }) => act)).toContain('account_closed')
  expect(JSON.stringify(events)).not.toContain(person.username)
})

describe('events of long ago', () => {
  const movedNames = () => readdirSync(folder).filter((name) => name.endsWith('.gz'))
  const inDatabase = async () =>
    (await product.ports.store.repositories.audit.listEvents({ limit: 50 })).length

  beforeEach(async () => {
    await noteMany(3)
    product.clock.advance(91 * DAY_MS)
    await noteMany(2)
    await moveOldEvents(product.ports)
  })

  test('lie in a file, and the chain goes through it', async () => {
    expect(movedNames()).toEqual([expect.stringMatching(/^events-0+1-0+3-.*\.jsonl\.gz$/)])
    expect(await inDatabase()).toBe(2)
    expect(await verify()).toMatchObject({ events: 5, fault: null })
  })

  test('are missed where their file is gone', async () => {
    for (const name of movedNames()) rmSync(join(folder, name))

    expect((await verify()).fault).toEqual({ kind: 'removed', seq: 1 })
  })

  test('are found to be changed in their file', async () => {
    const [name = ''] = movedNames()
    const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
    writeFileSync(join(folder, name), gzipSync(text.replace('story_featured', 'story_rejected')))

    expect((await verify()).fault).toEqual({ kind: 'changed', seq: 1 })
  })

  test('are forgotten in their time where that is shorter than the one in the database', async () => {
    product.clock.advance(31 * DAY_MS)
    await moveOldEvents({ ...product.ports, auditDays: { inDatabase: 90, kept: 30 } })

    expect(movedNames()).toEqual([])
    expect(await inDatabase()).toBe(0)
    expect(await verify()).toMatchObject({ events: 0, fault: null })
  })

  test('are forgotten when their time is over, and nobody else can forget them', async () => {
    product.clock.advance(100 * DAY_MS)
    await moveOldEvents(product.ports)

    expect(movedNames()).toEqual([expect.stringMatching(/^events-0+4-0+5-/)])
    expect(await verify()).toMatchObject({ events: 2, fault: null })

    await tamper(`update audit_chain set forgotten = jsonb_set(forgotten, '{seq}', '5')`)
    expect((await verify()).fault).toEqual({ kind: 'unsigned' })
  })
})
