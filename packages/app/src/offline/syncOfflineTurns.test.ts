import { makeActionAnswer, makeId, makeSession } from '@kathasagar/api/testing'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

import type { Store } from '../store.ts'
import { notices } from '../notices/toastQueue.ts'
import { syncOfflineTurns } from './syncOfflineTurns.ts'
import { readPending, readUnsynced, saveTurns, type LocalTurn } from './pendingTurns.ts'

const device = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, value: string) => void device.set(key, value),
  removeItem: (key: string) => void device.delete(key),
})
vi.stubGlobal('navigator', {})
afterEach(() => vi.restoreAllMocks())
afterAll(() => vi.unstubAllGlobals())

const OWNER = 'tara'
const SESSION = makeId(2)
const answered = makeActionAnswer()

const turn = (key: string, after: string): LocalTurn => ({
  key,
  after,
  head: key,
  at: '2026-01-01T00:00:00.000Z',
  action: { action_type: 'continue', selected_model: 'kathakar' },
  told: 'The rope goes slack.',
  choices: answered.session_data.choices,
})

async function sync(dispatch: unknown) {
  const store = { dispatch, getState: () => ({ auth: { isGuest: true } }) } as never as Store
  await syncOfflineTurns(store, { owner: OWNER, sessions: [SESSION] })
}

test('does not lose a turn that is stored during a sync', async () => {
  const first = turn('first', makeId(1))
  const second = turn('second', 'first')
  saveTurns(OWNER, SESSION, [first])
  const dispatch = vi
    .fn()
    .mockImplementationOnce(async () => {
      saveTurns(OWNER, SESSION, [first, second])
      return { data: answered }
    })
    .mockResolvedValue({ error: { status: 'FETCH_ERROR', error: 'gone' } })
  await sync(dispatch)

  expect(readPending(OWNER, SESSION)).toEqual([{ ...first, joined: answered.turn_id }, second])
})

test('reports a session that was deleted on another device once, and does not request it again', async () => {
  device.clear()
  saveTurns(OWNER, SESSION, [turn('first', makeId(1))])
  const gone = { error: { status: 404, data: { code: 'session_not_found', detail: '' } } }
  const dispatch = vi.fn(async () => gone)
  await sync(dispatch)

  expect([...device.keys()]).toEqual([])
  expect(notices.visibleToasts.map(({ content }) => content)).toMatchObject([
    { kind: 'left', count: 1, because: 'session_not_found' },
  ])
})

test('does not replace a session that fails to load by the cached one', async () => {
  device.clear()
  const first = turn('first', makeId(1))
  saveTurns(OWNER, SESSION, [first])
  const dispatch = vi
    .fn()
    .mockResolvedValueOnce({ data: answered })
    .mockResolvedValueOnce({ data: makeSession(), error: { status: 'FETCH_ERROR', error: 'gone' } })
  await sync(dispatch)

  expect(readPending(OWNER, SESSION)).toEqual([{ ...first, joined: answered.turn_id }])
})

test('syncs a turn once even if the storage is full', async () => {
  device.clear()
  saveTurns(OWNER, SESSION, [turn('first', makeId(1))])
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  const dispatch = vi
    .fn()
    .mockResolvedValueOnce({ data: answered })
    .mockResolvedValueOnce({ data: makeSession() })
    .mockRejectedValue(new Error('Sent again'))
  await sync(dispatch)

  expect(dispatch).toHaveBeenCalledTimes(2)
  expect(readPending(OWNER, SESSION)).toEqual([])
})

async function joinRefused(mayKeep: (key: string, value: string) => boolean) {
  device.clear()
  const kept = turn('first', makeId(1))
  saveTurns(OWNER, SESSION, [kept])
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
    if (!mayKeep(key, value)) throw new DOMException('The quota has been exceeded')
    device.set(key, value)
  })
  const dispatch = vi
    .fn()
    .mockResolvedValueOnce({ error: { status: 409, data: { code: 'not_enough_xp', detail: '' } } })
    .mockResolvedValue({ data: makeSession() })
  await sync(dispatch)
  return kept
}

test('keeps the text of a turn that can’t be synced even if the storage is full', async () => {
  const kept = await joinRefused((_key, value) => {
    const held = [...device.values()].join('')
    return held.length + value.length <= JSON.stringify([turn('first', makeId(1))]).length
  })

  expect(readUnsynced(OWNER, SESSION)).toBe(kept.told)
  expect(readPending(OWNER, SESSION)).toEqual([])
})

test('keeps a turn that can’t be synced if its text can’t be stored', async () => {
  const kept = await joinRefused((key) => !key.startsWith('left-turns:'))

  expect(readPending(OWNER, SESSION)).toEqual([kept])
})

async function joinAt(kept: readonly LocalTurn[], ...answers: readonly { turn_id: string }[]) {
  vi.restoreAllMocks()
  device.clear()
  saveTurns(OWNER, SESSION, kept)
  const waiting = answers.map((told) => ({ data: { ...answered, ...told } }))
  const dispatch = vi.fn(async () => waiting.shift() ?? { data: makeSession() })
  await sync(dispatch)
  return dispatch.mock.calls.length
}

const BASE = makeId(1)
const UNDO = { action_type: 'undo', selected_model: 'kathakar' } as const
const undo = (key: string, after: string, head: string): LocalTurn => ({
  ...turn(key, after),
  head,
  action: UNDO,
  told: '',
})

test('undoes no earlier turn when declined input is undone', async () => {
  const kept = [turn('first', BASE), undo('back', 'first', BASE)]

  expect(await joinAt(kept, { turn_id: BASE })).toBe(2)
  expect(readPending(OWNER, SESSION)).toEqual([])
})

test('undoes the narrated turn, not the declined input, on the second undo', async () => {
  const kept = [
    turn('first', BASE),
    turn('second', 'first'),
    undo('back', 'second', 'first'),
    undo('further', 'first', BASE),
  ]

  const told = makeId(5)
  expect(await joinAt(kept, { turn_id: told }, { turn_id: told }, { turn_id: BASE })).toBe(4)
})
