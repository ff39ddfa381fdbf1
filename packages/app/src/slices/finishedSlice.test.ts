import { signedOut } from '@kathasagar/api'
import { afterEach, expect, test, vi } from 'vitest'

import { finishedReducer, saveFinished, tasksFinished } from './finishedSlice.ts'

const memory = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
})
afterEach(() => memory.clear())

const task = (task_id: string) => ({ task_id, title: task_id, coin_reward: 5, star_reward: 1 })
const finish = (
  state: ReturnType<typeof finishedReducer> | undefined,
  session: string,
  id: string,
) => finishedReducer(state, tasksFinished({ session_id: session, tasks: [task(id)] }))
const begin = () => finishedReducer(undefined, { type: 'begin' })

test('merges tasks of one session in their order', () => {
  const state = finish(finish(finish(begin(), 'a', 'first'), 'b', 'other'), 'a', 'second')

  expect(state.find(({ session_id }) => session_id === 'a')?.tasks).toEqual([
    task('first'),
    task('second'),
  ])
})

test('restores them on the next visit', () => {
  const state = finish(begin(), 'a', 'first')
  saveFinished(state, [])

  expect(begin()).toEqual(state)
})

test('keeps the tasks of two tabs, for the same and other sessions', () => {
  const [here, there] = [begin(), begin()]
  const one = finish(here, 'a', 'first')
  saveFinished(one, here)
  const other = finish(finish(there, 'a', 'second'), 'b', 'third')
  saveFinished(other, there)

  expect(begin()).toEqual([
    { session_id: 'a', tasks: [task('first'), task('second')] },
    { session_id: 'b', tasks: [task('third')] },
  ])
})

test('deletes the tasks on logout', () => {
  saveFinished(finish(begin(), 'a', 'first'), [])

  const kept = begin()
  const ended = finishedReducer(kept, signedOut({ why: 'left' }))
  saveFinished(ended, kept)

  expect(ended).toEqual([])
  expect(memory.size).toBe(0)
})

test.each(['{', '7', '[{"session_id":"a","tasks":[{"title":7}]}]', '[null]'])(
  'ignores stored data that is %s',
  (kept) => {
    memory.set('finished-tasks', kept)

    expect(begin()).toEqual([])
  },
)

test('drops the oldest sessions', () => {
  let state = begin()
  for (let number = 0; number < 25; number += 1) state = finish(state, `s${number}`, 'first')

  expect(state.map(({ session_id }) => session_id).slice(0, 1)).toEqual(['s5'])
  expect(state).toHaveLength(20)
})
