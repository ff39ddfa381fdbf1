import { registerAdmin } from '../../test/admins.ts'
import { PUBLISH_FLOORS, type StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { atLength, SOUND, sitDown } from '../../test/authoring.ts'
import { changeStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const desk = await sitDown(product)
const admin = await registerAdmin(product)

const asAdmin = (id: string) => ({ token: admin.access_token, params: { story_id: id } })
const statusOf = async (id: string) => (await desk.open(id)).status

/** What the form holds before anybody has touched its scenes. */
const UNTOUCHED = { story_structure: undefined, story_description: 'Desc' }
const FOUND = [
  { code: 'placeholder_text', severity: 'error', field: 'story_description' },
  { code: 'untouched_default', severity: 'error', node: 'intro' },
  { code: 'untouched_default', severity: 'error', node: 'next_node' },
  { code: 'few_words', severity: 'error', field: 'story_description' },
  { code: 'few_words', severity: 'error', node: null },
]

const withText = (text: string): StoryStructure => ({
  ...SOUND,
  nodes: { ...SOUND.nodes, gate: { choices: [], ...SOUND.nodes['gate'], text } },
})

describe('a story that nobody has written yet', () => {
  test('is kept as a draft, and refused to readers with all that is missing', async () => {
    const { id } = await desk.draft(UNTOUCHED)

    const refused = await desk.publish(id)

    expect(refused.refusal()).toMatchObject({ code: 'not_publishable', findings: FOUND })
    expect(await statusOf(id)).toBe('draft')
    expect((await product.call('getStory', { params: { story_id: id } })).status).toBe(404)
  })

  test('is refused to an admin too', async () => {
    const { id } = await desk.draft(UNTOUCHED)

    const refused = await product.call('publishStory', asAdmin(id))

    expect(refused.refusal()).toMatchObject({ code: 'not_publishable', findings: FOUND })
  })

  test('is not approved, however it came to wait', async () => {
    const { id } = await desk.draft(UNTOUCHED)
    await changeStory(product.db, id, { status: 'in_review' })

    const refused = await product.call('approveStory', asAdmin(id))

    expect(refused.refusal()).toMatchObject({ code: 'not_publishable', findings: FOUND })
    expect(await statusOf(id)).toBe('in_review')
  })

  test('does not come back as an earlier version', async () => {
    const { id } = await desk.draft(UNTOUCHED)
    const real = { story_structure: SOUND, story_description: 'A gate that should be shut.' }
    ;(await desk.edit(id, real)).answer()
    ;(await desk.publish(id)).answer()

    const restored = await product.call('restoreVersion', {
      token: admin.access_token,
      params: { story_id: id, number: '1' },
      body: {},
    })

    expect(restored.refusal().code).toBe('not_publishable')
  })
})

test('a story at the floors is published, and one word less is not enough', async () => {
  const others = Object.values(SOUND.nodes)
    .slice(1)
    .flatMap(({ text }) => text.split(' '))
  const words = atLength('').trim().split(/\s+/u)
  const gate = words.slice(0, PUBLISH_FLOORS.words - others.length)
  const { id } = await desk.draft({ story_structure: withText(gate.slice(1).join(' ')) })

  const refused = await desk.publish(id)
  ;(await desk.edit(id, { story_structure: withText(gate.join(' ')) })).answer()

  expect(refused.refusal().findings).toMatchObject([{ code: 'few_words', node: null }])
  expect((await desk.publish(id)).answer().status).toBe('published')
})
