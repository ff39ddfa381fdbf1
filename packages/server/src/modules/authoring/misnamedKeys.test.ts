import { describe, expect, test } from 'vitest'

import { atLength, sitDown, SOUND } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const gate = { text: atLength('Open.'), choices: [{ text: 'Go in', target: 'yard' }] }
const withGate = (node: object) => ({ ...SOUND, nodes: { ...SOUND.nodes, gate: node } })

describe.each([
  [
    withGate({ ...gate, choices: [{ text: 'Go in', taget: 'yard', target: 'yard' }] }),
    ['story_structure', 'nodes', 'gate', 'choices', 0],
    /“taget”.*“target”/u,
  ],
])('a misnamed key: %#', (story_structure, place, words) => {
  test('is refused by its name and its place, in a new story and a changed one', async () => {
    const { id } = await desk.draft()
    const body = desk.form({ story_structure })

    const answers = [
      await product.call('createStory', { token: desk.token, body }),
      await desk.edit(id, { story_structure }),
      await desk.edit(id, { story_structure: JSON.stringify(story_structure) }),
    ]

    for (const answer of answers) {
      expect(answer.refusal()).toMatchObject({
        code: 'invalid_fields',
        detail: [{ loc: place, msg: expect.stringMatching(words) }],
      })
    }
    expect((await desk.publish(id)).status).toBe(200)
  })

  test('is left behind where a file brings it', async () => {
    const text = JSON.stringify({ title: 'The Gate', story_structure })

    const brought = await product.call('importStory', {
      token: desk.token,
      body: { file_name: 'gate.json', text },
    })

    expect(brought.status).toBe(201)
  })
})
