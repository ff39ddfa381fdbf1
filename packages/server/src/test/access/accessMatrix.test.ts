import { type Route, type RouteName, routes } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { isWhole } from '../../../../../scripts/checks/rounds.ts'
import type { Db } from '../../db/database.ts'
import type { CallParts, Player } from '../caller.ts'
import { openTestApp } from '../openTestApp.ts'
import { ACCESS_MATRIX } from './accessMatrix.ts'
import type { AccessRow, AccessRows } from './sends.ts'
import {
  callerOf,
  CANARY,
  makePerson,
  type Role,
  ROLES,
  type Scenery,
  setScene,
} from './scenery.ts'

const STOLEN_KEYS = {
  role: 'admin',
  is_admin: true,
  is_verified: true,
  has_premium_access: true,
  credits: 1_000_000,
  initial_credits: 1_000_000,
  is_featured: true,
  featured_order: 1,
  story_system_prompt: 'stolen',
  author_id: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000000',
  plays_total: 1_000_000,
  likes_total: 1_000_000,
  published_at: '2020-01-01T00:00:00.000Z',
  current_xp: 1_000_000,
} as const

async function privilegesOf(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ gained: string }>`
    select 'user ' || id as gained from users
      where role = 'admin' or has_premium_access or is_verified
    union all select 'story ' || id from stories
      where is_featured or story_system_prompt = 'stolen'
    union all select 'counters of ' || id from stories
      where plays_total > 1000 or likes_total > 1000`.execute(db)
  return new Set(rows.map(({ gained }) => gained))
}

function foundCanaries(role: Role, text: string, reader: Player | null): string[] {
  const found: string[] = []
  const isAdmin = role === 'Ad'
  if (!isAdmin && text.includes(CANARY.systemPrompt)) found.push('the system prompt')
  if (!isAdmin && role !== 'Ow' && text.includes(CANARY.structure)) found.push('the structure')

  const others = reader ? text.replaceAll(reader.email, '') : text
  if (!isAdmin && others.includes(CANARY.email)) found.push('an e-mail of somebody else')
  return found
}

const product = await openTestApp()

/** In a quick run on the embedded database, only one role per call is tested. */
const isSampled = !isWhole && !process.env['TEST_DATABASE_URL']
const asked = isSampled ? (['Ow'] as const) : ROLES
const sampled = <Row>(list: readonly Row[]): readonly Row[] => (isSampled ? [] : list)

const names = Object.keys(routes) as RouteName[]
const MATRIX: Record<RouteName, AccessRow | AccessRows> = ACCESS_MATRIX
const isRow = (rows: AccessRow | AccessRows): rows is AccessRow => Array.isArray(rows)
const rowsOf = (name: RouteName) =>
  Object.entries(isRow(MATRIX[name]) ? { each: MATRIX[name] } : MATRIX[name])
const rows = names.flatMap((name) => rowsOf(name).map(([on, row]) => ({ name, on, row })))
type Cell = Pick<(typeof rows)[number], 'name' | 'row'>
const expectedOf = ([statuses]: AccessRow, role: Role) => statuses[ROLES.indexOf(role)]
const readerOf = ([, , proof]: AccessRow, { owner, caller }: Scenery) => (proof ? owner : caller)

async function setUp({ row: [, send] }: Cell, role: Role) {
  const scene = await setScene(product, role)
  return { scene, parts: (await send?.(scene)) ?? {} }
}

const kept = new Map<AccessRow, ReturnType<typeof setUp>>()

function unchanged(cell: Cell) {
  const known = kept.get(cell.row)
  if (known) return known
  const made = setUp(cell, 'An')
  kept.set(cell.row, made)
  return made
}

async function sceneAs(role: Role, cell: Cell) {
  if (routes[cell.name].method !== 'GET') return setUp(cell, role)
  const { scene, parts } = await unchanged(cell)
  return { scene: { ...scene, caller: await callerOf(scene, role) }, parts }
}

/** Makes the call of a row as a role. `change` modifies the request. */
async function callAs(role: Role, cell: Cell, change?: (parts: CallParts) => Promise<CallParts>) {
  // With `change`, each call gets new test data, because the call may modify it.
  const { scene, parts: own } = await (change ? setUp(cell, role) : sceneAs(role, cell))
  const parts = change ? await change(own) : own
  const token = scene.caller?.access_token
  const answer = await product.call(cell.name, { ...parts, ...(token ? { token } : {}) })
  return { scene, answer }
}

describe.each(rows)('$name of $on', (cell) => {
  test('answers every role as in the matrix, and shows nobody the data of others', async () => {
    const statuses: Partial<Record<Role, number>> = {}
    const told: string[] = []
    for (const role of asked) {
      const { answer, scene } = await callAs(role, cell)
      statuses[role] = answer.status
      const found = foundCanaries(role, answer.text, readerOf(cell.row, scene))
      told.push(...found.map((what) => `${role}: ${what}`))
    }

    const expected = asked.map((it) => [it, expectedOf(cell.row, it)])
    expect(statuses).toEqual(Object.fromEntries(expected))
    expect(told).toEqual([])
  })
})

const withBody = rows.filter(({ name }) => 'body' in routes[name])

test.each(sampled(withBody))(
  'grants no rights to $name of $on through an unknown key',
  async (cell) => {
    const gained: string[] = []
    for (const role of ['Us', 'Ow'] as const) {
      let before = new Set<string>()
      await callAs(role, cell, async (parts) => {
        // Privileges that exist before the call belong to the test data.
        before = await privilegesOf(product.db)
        return { ...parts, body: { ...STOLEN_KEYS, ...(parts.body as object) } }
      })
      const after = await privilegesOf(product.db)
      gained.push(...[...after].filter((it) => !before.has(it)))
    }

    expect(gained).toEqual([])
  },
)

const guarded = rows.filter(({ name }) => (routes[name] as Route).ignoresToken !== true)

test.each(sampled(guarded))(
  '$name of $on is refused for an invalid token, and after a logout',
  async ({ name, row }) => {
    const { parts } = await unchanged({ name, row })
    const { access_token: gone } = await makePerson(product, { role: 'admin' })
    await product.call('logout', { token: gone })

    for (const token of ['no.such.token', gone]) {
      const { code } = (await product.call(name, { ...parts, token })).refusal()
      expect(code).toBe('session_expired')
    }
  },
)

const OPEN_TO_SUSPENDED: ReadonlySet<string> = new Set(['me', 'askExport', 'exportMe', 'deleteMe'])
const suspended = () => ({ suspended_at: product.clock.now() })
const closed = guarded.filter(({ name }) => !OPEN_TO_SUSPENDED.has(name))

test.each(sampled(closed))('$name of $on is refused for a suspended user', async (cell) => {
  const { parts } = await unchanged(cell)
  const { access_token: token } = await makePerson(product, { ...suspended(), role: 'admin' })

  const answer = await product.call(cell.name, { ...parts, token })

  expect(answer.refusal()).toMatchObject({ code: 'account_suspended' })
})

test.each([...OPEN_TO_SUSPENDED] as RouteName[])(
  '%s is not refused for a suspended user',
  async (name) => {
    const { access_token: token } = await makePerson(product, suspended())

    const { text } = await product.call(name, { token })

    expect(text).not.toContain('account_suspended')
  },
)

const guestToken = async () => (await product.ask('createGuest')).access_token
const accessOf = (name: RouteName): Route['access'] => routes[name].access
const forAccounts = names.filter((name) => ['user', 'admin'].includes(accessOf(name)))

test('tells a guest who calls anything except play that an account is required', async () => {
  const token = await guestToken()
  const told: Record<string, string> = {}
  for (const name of forAccounts) {
    const inPath = routes[name].path.matchAll(/:(\w+)/g)
    const params = Object.fromEntries(Array.from(inPath, ([, key]) => [key, 'none']))
    told[name] = (await product.call(name, { token, params })).refusal().code
  }

  expect(told).toEqual(Object.fromEntries(forAccounts.map((name) => [name, 'account_required'])))
})

const ofGuests = rows.filter(({ name }) => accessOf(name) === 'player')
const ofAnyone = rows.filter(({ name }) => accessOf(name) === 'anyone')

test.each([...ofGuests, ...sampled(ofAnyone)])(
  '$name of $on treats a guest as a user without resources',
  async ({ name, row }) => {
    const { scene, parts } = await sceneAs('An', { name, row })

    const answer = await product.call(name, { ...parts, token: await guestToken() })

    expect(answer.status).toBe(expectedOf(row, accessOf(name) === 'player' ? 'Us' : 'An'))
    const reader = readerOf(row, { ...scene, caller: null })
    expect(foundCanaries('An', answer.text, reader)).toEqual([])
  },
)

test.each(rows)('$name of $on is open to guests if the contract says so', ({ name, row }) => {
  const isOpen = accessOf(name) === 'anyone'

  expect(isOpen || expectedOf(row, 'An') === 401).toBe(true)
})
