import { API_BASE } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { denseStory } from '../../test/largeStory.ts'
import { lengthen, startAuthoring } from '../../test/authoring.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp()
const desk = await startAuthoring(product)

const structureNamed = (name: string) =>
  JSON.stringify({ start_node: name, nodes: { '…': { choices: [{ target: 'end' }] }, end: {} } })
    .replace('"…":', `${JSON.stringify(name)}:`)
    .replace('"choices":[{', '"text":"Here.","choices":[{"text":"Go on",')
    .replace('"end":{}', '"end":{"text":"There.","choices":[]}')

const sendText = (payload: string) =>
  product.app.inject({
    method: 'POST',
    url: `${API_BASE}/stories/`,
    headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
    payload,
  })

describe('unusual names and texts', () => {
  const TURNING = '\u202Egnp.txt'
  const HOSTILE = [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '<script>alert(1)</script>',
    TURNING,
    '🪔',
    "'; drop table stories; --",
  ]

  test.each(HOSTILE)('stores and plays a node named %j, but does not publish it', async (name) => {
    const body = JSON.stringify(desk.form()).replace(
      /"story_structure":.*?\]\}\}\}/,
      () => `"story_structure":${structureNamed(name)}`,
    )
    const { id } = (await sendText(body)).json<{ id: string }>()
    const opened = await desk.open(id)
    const { session } = await openPlay(product, desk.author, id)
    const { findings } = (await desk.publish(id)).refusal()

    expect(Object.keys(opened.story_structure?.nodes ?? {})).toEqual([name, 'end'])
    expect(session.session_data.choices).toEqual(['Go on'])
    const isBad = findings?.some(({ code, node }) => code === 'bad_name' && node === name)
    expect(isBad).toBe(['__proto__', TURNING].includes(name))
  })

  test.each(HOSTILE)('stores a title of %j unless it changes the text direction', async (title) => {
    const made = await sendText(JSON.stringify(desk.form({ title })))
    const { title: stored } = made.json<{ title?: string }>()

    expect([made.statusCode, stored]).toEqual(title === TURNING ? [422, undefined] : [201, title])
  })

  test('ignores a key that names a prototype property', async () => {
    const made = await sendText(
      JSON.stringify(desk.form()).replace('{', '{"__proto__":{"is_featured":true},'),
    )

    expect(made.statusCode).toBe(201)
    expect(({} as { is_featured?: boolean }).is_featured).toBeUndefined()
  })
})

describe('large stories', () => {
  const chainOf = (length: number): StoryStructure => {
    const name = (place: number) => `n${place}`
    const node = (place: number) => ({
      text: place === 0 ? lengthen('a') : 'a',
      choices: place === length - 1 ? [] : [{ text: 'b', target: name(place + 1) }],
    })
    const nodes = Array.from({ length }, (_none, place) => [name(place), node(place)])
    return { start_node: 'n0', nodes: Object.fromEntries(nodes) }
  }
  const fanOf = (length: number): StoryStructure => {
    const { nodes } = chainOf(1)
    const leaf = { text: 'a', choices: [{ text: 'b', target: 'n0' }] }
    const many = Array.from({ length }, (_none, place) => [`m${place}`, leaf])
    return { start_node: 'm0', nodes: { ...nodes, ...Object.fromEntries(many) } }
  }

  test('of seven thousand scenes are saved, reviewed and published', async () => {
    const story = await desk.draft({ story_structure: chainOf(7000) })

    expect(story).toMatchObject({ total_scenes: 7000, possible_endings: 1 })
    expect((await desk.publish(story.id)).answer().status).toBe('published')
  })

  test('of 500 scenes, 40 variables and 2,000 reactions are saved, opened, published and played', async () => {
    const structure = denseStory({ variables: 40, most: 2 })
    const { id, ...saved } = await desk.draft({ story_structure: structure })
    const published = (await desk.publish(id)).answer()
    const opened = await desk.open(id)
    const play = await openPlay(product, desk.author, id)

    expect(saved.total_scenes).toBe(500)
    expect(published.status).toBe('published')
    expect(Object.keys(opened.story_structure?.state ?? {})).toHaveLength(40)
    const nodes = Object.values(opened.story_structure?.nodes ?? {})
    expect(nodes.flatMap((node) => node.reactions ?? [])).toHaveLength(2000)
    expect((await play.say('knock at the door')).narrative).toContain('You knock at house 0')
    expect((await play.say('take one')).narrative).toContain('house 1')
  })

  test('of thousands of badly connected scenes get these findings', async () => {
    const body = { story_structure: fanOf(7000) }
    const reviewed = await product.ask('reviewStory', { token: desk.token, body })

    expect(reviewed.findings[0]).toMatchObject({ code: 'unreachable_node' })
    expect(reviewed.certificate).toBeNull()
  })

  test('of more than two mebibytes are refused with the maximum size', async () => {
    const body = desk.form({ story_description: 'x'.repeat(2 * 1024 * 1024) })
    const refused = await product.call('createStory', { token: desk.token, body })
    const detail = 'The request is too large: 2048 KiB is the most.'
    expect([refused.status, refused.refusal().detail]).toEqual([413, detail])
  })
})

test('permits an author to write sixty stories an hour, and an admin any number', async () => {
  const strict = await buildTestApp({ ports: { rateLimitFactor: 1 } })
  const own = await startAuthoring(strict)
  const { id } = await own.draft()
  const save = async (times: number) => {
    const statuses = new Set<number>()
    for (let at = 0; at < times; at += 1)
      statuses.add((await own.edit(id, { tagline: `${at}` })).status)
    return [...statuses]
  }
  const statuses = await save(59)

  const oneMore = await own.edit(id, { tagline: 'One more' })

  expect(statuses).toEqual([200])
  expect(oneMore.refusal()).toMatchObject({
    code: 'too_many_requests',
    detail: 'Too many requests. Try again in 60 minutes.',
  })
  expect(Number(oneMore.headers['retry-after'])).toBeGreaterThan(0)

  await strict.db.updateTable('users').set({ role: 'admin' }).execute()

  expect(await save(61)).toEqual([200])
  await strict.close()
})
