import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createConcurrencyLimit } from './concurrencyLimit.ts'

test('never exceeds the limit of running calls, and runs every call', async () => {
  const calls = fc.integer({ min: 1, max: 12 })
  await fc.assert(
    fc.asyncProperty(calls, fc.integer({ min: 1, max: 4 }), async (count, atOnce) => {
      const limit = createConcurrencyLimit({ atOnce, queue: 20 })
      let inside = 0
      let most = 0
      const call = () =>
        limit.run(async () => {
          most = Math.max(most, (inside += 1))
          await Promise.resolve()
          inside -= 1
        })

      await Promise.all(Array.from({ length: count }, call))

      expect(most).toBe(Math.min(count, atOnce))
      expect(inside).toBe(0)
    }),
  )
})

test('refuses a call over the queue limit immediately, and releases the slot of a failed task', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, queue: 1 })
  const leave = await limit.enter()
  const waiting = limit.enter()

  await expect(limit.enter()).resolves.toBeNull()
  await expect(limit.run(async () => 'done')).resolves.toBeNull()
  leave?.()
  ;(await waiting)?.()
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit.run(async () => 'done')).resolves.toBe('done')
})

test('refuses a call that waits too long, and gives it no slot later', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, queue: 1, waitMs: 10 })
  const leave = await limit.enter()

  await expect(limit.enter()).resolves.toBeNull()

  leave?.()
  await expect(limit.enter()).resolves.toBeTypeOf('function')
})

test('removes a cancelled call from the queue, and reports the position of waiting calls', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, queue: 9 })
  const places: string[] = []
  const turn = (name: string) => (ahead: number) => void places.push(`${name} ${ahead}`)
  const first = turn('first')
  const leave = await limit.enter(undefined, first)
  const own = limit.enter(undefined, first)
  const impatient = new AbortController()
  const gone = limit.enter(impatient.signal, turn('second'))
  void limit.enter(undefined, turn('third'))
  impatient.abort(new Error('late'))
  await expect(gone).rejects.toThrow('late')
  leave?.()
  ;(await own)?.()

  expect(places).toEqual(['second 1', 'third 2', 'third 1', 'third 0'])
})
