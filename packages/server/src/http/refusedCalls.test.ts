import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { BROKEN, startAuthoring, type AuthorSession } from '../test/authoring.ts'
import { postFrom } from '../test/caller.ts'
import { openTestApp } from '../test/openTestApp.ts'

let desk: AuthorSession
const product = await openTestApp({ ports: { rateLimitFactor: 1 } })
// An IP address may only register a few accounts per hour.
beforeEach(() => product.clock.advance(61 * 60_000))

const times = async (count: number, call: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let done = 0; done < count; done += 1) statuses.push((await call()).status)
  return [...new Set(statuses)]
}

const from = async (address: string, path: string, payload: object) => ({
  status: (await postFrom(product, address, path, payload)).statusCode,
})

describe('a write limit', () => {
  const NO_STORY = { file_name: 'story.json', format: 'json', text: 'no story' }
  const create = (fields: object = {}) =>
    product.call('createStory', { token: desk.token, body: desk.form(fields) })
  const send = async (payload: string) => {
    const headers = { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' }
    const sent = { method: 'POST', url: '/api/v1/stories/', headers, payload } as const
    return { status: (await product.app.inject(sent)).statusCode }
  }

  test.each<[what: string, status: number, send: () => Promise<{ status: number }>]>([
    ['forms', 422, () => create({ title: '' })],
    ['JSON', 400, () => send('{"title":')],
    ['files', 422, () => product.call('importStory', { token: desk.token, body: NO_STORY })],
  ])('does not count refused %s', async (_what, status, sendOne) => {
    desk = await startAuthoring(product)

    expect(await times(25, sendOne)).toEqual([status])
    expect((await create()).status).toBe(201)
  })

  test('does not count refused changes', async () => {
    desk = await startAuthoring(product)
    const { id } = await desk.draft()

    const refused = await times(25, () => desk.edit(id, { tagline: 'New', revision: 7 }))
    const faulty = await times(25, () => desk.edit(id, { initial_xp: -1 }))
    const saved = await desk.edit(id, { tagline: 'Kept' })

    expect([refused, faulty, saved.status]).toEqual([[409], [422], 200])
  })

  test('counts successful calls even if concurrent calls are refused', async () => {
    desk = await startAuthoring(product)

    const all = await Promise.all(
      Array.from({ length: 100 }, (_none, at) => create(at % 2 === 0 ? { title: '' } : {})),
    )
    const made = all.filter(({ status }) => status === 201).length
    const rest = await Promise.all(Array.from({ length: 65 - made }, () => create()))
    expect(made + rest.filter(({ status }) => status === 201).length).toBe(60)
    expect((await create()).status).toBe(429)
  })
})

test('always returns the reasons why a story cannot be published', async () => {
  desk = await startAuthoring(product)
  const { id } = await desk.draft({ story_structure: BROKEN })

  const refused = await times(25, () => desk.publish(id))

  expect(refused).toEqual([422])
  expect((await desk.edit(id, { tagline: 'Kept' })).status).toBe(200)
})

test('does not count refused reports and refused sessions in a reader’s limits', async () => {
  const { access_token: token } = await product.register()
  const story_id = (await product.ask('listStories', {})).stories[0]?.id ?? randomUUID()
  const report = (id: string, reason: string) =>
    product.call('reportStory', { token, params: { story_id: id }, body: { reason } })
  const begin = (id: string) => product.call('createSession', { token, body: { story_id: id } })

  const refused = await times(15, () => report(story_id, 'dull'))
  const unknown = await times(15, () => report(randomUUID(), 'other'))
  const absent = await times(25, () => begin(randomUUID()))

  expect([refused, unknown, absent]).toEqual([[422], [404], [404]])
})

describe('a limit per address', () => {
  test('does not count a refused waitlist form', async () => {
    const join = (email: string) => from('203.0.113.1', '/waitlist', { name: 'Asha', email })

    expect(await times(8, () => join('no address'))).toEqual([422])
    expect(await times(5, () => join('asha@example.org'))).toEqual([201])
    expect(await times(1, () => join('asha@example.org'))).toEqual([429])
  })

  test('counts a registration only if its form is valid', async () => {
    const { username } = await product.register()
    const form = { username, email: `${randomUUID()}@example.org`, password: 'Kite#8261' }
    const register = (given: object) =>
      from('203.0.113.2', '/auth/register', { ...form, confirm_password: form.password, ...given })

    expect(await times(8, () => register({ email: 'none' }))).toEqual([422])
    const tried = await times(6, () => register({ is_adult: true }))

    expect(tried.at(-1)).toBe(429)
  })
})
