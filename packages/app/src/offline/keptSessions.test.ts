import { makeId, makeSession } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { forgetReading } from './keptOnDevice.ts'
import { keepSession, listKeptSessions, readKeptSession } from './keptSessions.ts'

const storage = new Map<string, string>()
let hasRoom = true
const device = new Proxy(
  {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, value)
    },
  },
  {
    ownKeys: () => [...storage.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
)
vi.stubGlobal('localStorage', device)

beforeEach(() => {
  storage.clear()
  hasRoom = true
})

test('a session that was read is read again as it stood', async () => {
  const session = makeSession()

  keepSession('tara', session, 1)

  expect(await readKeptSession('tara', session.id)).toEqual(session)
})

test('another account on the same device does not see it', async () => {
  const session = makeSession()

  keepSession('tara', session, 1)

  expect(await readKeptSession('ravi', session.id)).toBeNull()
  expect(listKeptSessions('ravi')).toEqual([])
})

test('an action that ran when it was kept is not taken for running later', async () => {
  const session = makeSession()
  const { session_data } = session

  keepSession('tara', { ...session, session_data: { ...session_data, running_key: 'k' } }, 1)

  const kept = await readKeptSession('tara', session.id)
  expect(kept?.session_data.running_key).toBeNull()
})

test('the three sessions that were read last are kept, the latest first', () => {
  const sessions = [1, 2, 3, 4].map((number) => ({ ...makeSession(), id: makeId(number) }))

  for (const [at, session] of sessions.entries()) keepSession('tara', session, at)

  expect(listKeptSessions('tara').map(({ session_id }) => session_id)).toEqual(
    [4, 3, 2].map((number) => makeId(number)),
  )
})

test('a device without room keeps nothing rather than a part', async () => {
  const session = makeSession()
  keepSession('tara', session, 1)
  hasRoom = false

  keepSession('tara', session, 2)

  expect(await readKeptSession('tara', session.id)).toBeNull()
})

test.each(['', 'null', '{}', '{"session":{"id":7}}', '{'])(
  'what is kept as %s is not taken for a session',
  async (kept) => {
    storage.set('kept-session:tara:s', kept)

    expect(await readKeptSession('tara', 's')).toBeNull()
    expect(listKeptSessions('tara')).toEqual([])
  },
)

test('when the sign-in ends, nothing that was read stays on the device', () => {
  keepSession('tara', makeSession(), 1)
  storage.set('theme', 'light')

  forgetReading()

  expect([...storage.keys()]).toEqual(['theme'])
})
