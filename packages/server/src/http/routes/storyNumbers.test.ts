import { expect, test } from 'vitest'

import { sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const create = (fields: object) =>
  product.call('createStory', { token: desk.token, body: desk.form(fields) })

test.each([
  [{ initial_xp: true }, 'initial_xp', /^Initial XP must be a whole number from 0 to \d+$/u],
  [{ estimated_play_time: [] }, 'estimated_play_time', /^Estimated play time must be a whole/u],
  [{ total_scenes: true }, 'total_scenes', /^Total scenes must be a whole number/u],
  [{ game_config: { health_max: '0x10' } }, 'health_max', /^Max health must be at least 1$/u],
  [
    { game_config: { xp_gain_multiplier: true } },
    'xp_gain_multiplier',
    /^XP gain multiplier must be a number from 0.1 to 10$/u,
  ],
])(
  'a story with %j is refused, new or changed, and the field named',
  async (fields, name, words) => {
    const { id, ...before } = await desk.draft()

    const answers = [await create(fields), await desk.edit(id, fields)]
    const after = await desk.open(id)

    for (const answer of answers) {
      const { code, detail } = answer.refusal()
      const [fault] = Array.isArray(detail) ? detail : []
      expect([answer.status, code]).toEqual([422, 'invalid_fields'])
      expect(fault?.loc.at(-1)).toBe(name)
      expect(fault?.msg).toMatch(words)
    }
    expect(after.initial_xp).toBe(before.initial_xp)
  },
)

test('numbers are taken as numbers, and as forms write them', async () => {
  const rules = { health_max: '7', xp_gain_multiplier: '1.5', inventory_slots: 3 }
  const story = await desk.draft({
    initial_xp: '40',
    game_config: rules,
  })

  expect(story).toMatchObject({
    initial_xp: 40,
    game_config: { health_max: 7, xp_gain_multiplier: 1.5, inventory_slots: 3 },
  })
})
