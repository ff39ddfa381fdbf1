import * as argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { isRefusal } from '../platform/call.ts'
import { argon2Hasher } from './passwordHasher.ts'

const QUICK = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }
const QUICK_HASH = await argon2.hash('Sagar#2042x', QUICK)
const FLOOD = 320
const LOOKED_AT = 2
const WAITING = 300

test('hashes two passwords of a flood, queues 300, and refuses the others without work', async () => {
  const { verify } = argon2Hasher()
  let asked = 0
  const mayLook = async () => {
    asked += 1
    return null
  }
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, () => verify(QUICK_HASH, 'Wrong#1234', mayLook)),
  )
  const turnedAway = answers.filter(isRefusal)

  expect(turnedAway).toHaveLength(FLOOD - LOOKED_AT - WAITING)
  expect(turnedAway[0]).toEqual({ code: 'too_busy', retry_after: 2 })
  expect(asked).toBe(LOOKED_AT + WAITING)
})

test('refuses a password after five seconds in the queue, with a time to retry', async () => {
  const { verify } = argon2Hasher()
  const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 5_200))
  const slow = [verify(null, 'Wrong#1234', late), verify(null, 'Wrong#1234', late)]

  expect(await verify(null, 'Wrong#1234')).toEqual({ code: 'too_busy', retry_after: 2 })
  expect(await Promise.all(slow)).toEqual([false, false])
}, 20_000)

test('stores an unreadable hash that verifies the password, except over the limit', async () => {
  const { hash, verify } = argon2Hasher()
  const stored = await hash('Sagar#2042x')
  if (isRefusal(stored)) throw new Error('Nobody else is hashing')
  const refusal = { code: 'too_many_requests', retry_after: 9 } as const

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored, 'Sagar#2042x')).toBe(true)
  expect(await verify(stored, 'Sagar#2042y')).toBe(false)
  expect(await verify(null, 'Sagar#2042x')).toBe(false)
  expect(await verify(stored, 'Sagar#2042x', async () => refusal)).toEqual(refusal)
})

test('accepts a password in every Unicode form', async () => {
  const { hash, verify } = argon2Hasher(QUICK)
  const [composed, decomposed] = ['Sägar#2042x'.normalize('NFC'), 'Sägar#2042x'.normalize('NFD')]

  for (const typed of [composed, decomposed]) {
    const stored = await hash(typed)
    if (isRefusal(stored)) throw new Error('Nobody else is hashing')
    expect(await verify(stored, composed)).toBe(true)
    expect(await verify(stored, decomposed)).toBe(true)
  }
  // In older versions, passwords were not normalized before hashing.
  expect(await verify(await argon2.hash(decomposed, QUICK), decomposed)).toBe(true)
})
