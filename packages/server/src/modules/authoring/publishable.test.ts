import { describe, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import { lengthen, startAuthoring, SOUND } from '../../test/authoring.ts'
import { changeStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const desk = await startAuthoring(product)

const ABOUT = {
  title: 'Two Doors',
  tagline: 'One of them is open.',
  story_description: 'A house with two doors and a lamp.',
  story_prompt: 'You stand before a house.',
}

async function bring(file_name: string, text: string) {
  const body = { file_name, text }
  const { story } = await product.ask('importStory', { token: desk.token, body })
  ;(await desk.edit(story.id, ABOUT)).answer()
  return story.id
}

const AS_OTHERS_DO = {
  'doors.twee': `:: StoryData
{"format":"SugarCube","start":"Start"}

:: Start
<<set $lamp to true>>[[Wake|Hall]]

:: Hall
${lengthen('Two doors.')}
[[Wait|Hall]]
[[Left|End]]
[[Left|Yard]]

:: Yard
...

:: End
<<if $lamp>>The lamp burns.<</if>>

:: Attic
Nobody comes here, and [[there is no way down|Attic]].
`,
  'doors.ink': `-> hall
=== hall ===
${lengthen('Two doors.').replaceAll('\n', ' ')}
+ [Wait] -> hall
* [Left] -> END
* [Right] -> yard
=== yard ===
A yard.
-> END
=== attic ===
Nobody comes here.
-> END
`,
}

test.each(Object.entries(AS_OTHERS_DO))('publishes %s without changes', async (file, text) => {
  const id = await bring(file, text)

  expect((await desk.publish(id)).answer()).toMatchObject({ status: 'published', findings: [] })
})

test('checks imported stories for harm and for a path to an ending', async () => {
  const harmful = AS_OTHERS_DO['doors.twee'].replace(
    'The lamp burns.',
    'Every Dalit should be driven out of this village.',
  )
  const endless = AS_OTHERS_DO['doors.twee']
    .replace('The lamp burns.', '[[On|Hall]]')
    .replace('...', '[[Back|Hall]]')

  const waiting = (await desk.publish(await bring('a.twee', harmful))).answer()
  const refused = (await desk.publish(await bring('b.twee', endless))).refusal()

  expect(waiting.status).toBe('in_review')
  expect(refused.findings).toContainEqual(expect.objectContaining({ code: 'no_ending' }))
})

const admin = await registerAdmin(product)

const asAdmin = (id: string) => ({ token: admin.access_token, params: { story_id: id } })
const statusOf = async (id: string) => (await desk.open(id)).status

const UNTOUCHED = { story_structure: undefined, story_description: 'Desc' }
const FOUND = [
  { code: 'placeholder_text', severity: 'error', field: 'story_description' },
  { code: 'untouched_default', severity: 'error', node: 'intro' },
  { code: 'untouched_default', severity: 'error', node: 'next_node' },
  { code: 'few_words', severity: 'error', field: 'story_description' },
  { code: 'few_words', severity: 'error', node: null },
]

describe('an empty story', () => {
  test('is saved as a draft, and the refusal to publish it lists everything that is missing', async () => {
    const { id } = await desk.draft(UNTOUCHED)

    const refused = await desk.publish(id)

    expect(refused.refusal()).toMatchObject({ code: 'not_publishable', findings: FOUND })
    expect(await statusOf(id)).toBe('draft')
    expect((await product.call('getStory', { params: { story_id: id } })).status).toBe(404)
  })

  test.each([
    ['publishStory', 'draft'],
    ['approveStory', 'in_review'],
  ] as const)('is also refused for an admin by %s', async (call, status) => {
    const { id } = await desk.draft(UNTOUCHED)
    await changeStory(product.db, id, { status })

    const refused = await product.call(call, asAdmin(id))

    expect(refused.refusal()).toMatchObject({ code: 'not_publishable', findings: FOUND })
    expect(await statusOf(id)).toBe(status)
  })

  test('can’t be restored as an earlier version', async () => {
    const { id } = await desk.draft(UNTOUCHED)
    const real = { story_structure: SOUND, story_description: 'A gate that should be shut.' }
    ;(await desk.edit(id, real)).answer()
    ;(await desk.publish(id)).answer()

    const params = { story_id: id, number: '1' }
    const call = { token: admin.access_token, params, body: {} }
    const restored = await product.call('restoreVersion', call)

    expect(restored.refusal().code).toBe('not_publishable')
  })
})
