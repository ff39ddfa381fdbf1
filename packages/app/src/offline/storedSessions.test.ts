import { makeId, makeSession } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { clearReadingData } from './userStorage.ts'
import { saveSession, listSessions, loadSession } from './storedSessions.ts'

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

test('restores a stored session', async () => {
  const session = makeSession()

  saveSession('tara', session, 1)

  expect(await loadSession('tara', session.id)).toEqual(session)
})

test('hides it from another account on the same device', async () => {
  const session = makeSession()

  saveSession('tara', session, 1)

  expect(await loadSession('ravi', session.id)).toBeNull()
  expect(listSessions('ravi')).toEqual([])
})

test('removes the running action from a stored session', async () => {
  const session = makeSession()
  const { session_data } = session

  saveSession('tara', { ...session, session_data: { ...session_data, running_key: 'k' } }, 1)

  const kept = await loadSession('tara', session.id)
  expect(kept?.session_data.running_key).toBeNull()
})

test('keeps the last three sessions, newest first', () => {
  const sessions = [1, 2, 3, 4].map((number) => ({ ...makeSession(), id: makeId(number) }))

  for (const [at, session] of sessions.entries()) saveSession('tara', session, at)

  expect(listSessions('tara').map(({ session_id }) => session_id)).toEqual(
    [4, 3, 2].map((number) => makeId(number)),
  )
})

test('stores nothing if the storage is full', async () => {
  const session = makeSession()
  saveSession('tara', session, 1)
  hasRoom = false

  saveSession('tara', session, 2)

  expect(await loadSession('tara', session.id)).toBeNull()
})

test.each(['', 'null', '{}', '{"session":{"id":7}}', '{'])(
  'ignores a stored session that is %s',
  async (kept) => {
    storage.set('kept-session:tara:s', kept)

    expect(await loadSession('tara', 's')).toBeNull()
    expect(listSessions('tara')).toEqual([])
  },
)

test('logout deletes all stored reading data', () => {
  saveSession('tara', makeSession(), 1)
  storage.set('theme', 'light')

  clearReadingData()

  expect([...storage.keys()]).toEqual(['theme'])
})
