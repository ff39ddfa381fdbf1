import { describe, expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pick, say } from '../../test/play.ts'

const product = await openTestApp()

const scene = (text: string, target: string) => ({
  text,
  choices: [{ text: `Go on from ${text}`, target }],
})
const structure = {
  start_node: 'bank',
  nodes: {
    bank: { ...scene('the bank', 'boat'), plate: 'oar' },
    boat: scene('the boat', 'island'),
    island: scene('the island', 'tower'),
    tower: scene('the tower', 'home'),
    home: { text: 'The lamp is lit for you.', choices: [] },
  },
  plates: { oar: { image: '/plates/the-island/oar.svg', alt: 'An oar.' } },
}

const playDemo = (...actions: object[]) => product.call('playDemo', { body: { actions } })

describe('the demo on the landing page', () => {
  test('narrates three turns of a featured story, if there is one, for a guest, and stores nothing', async () => {
    const none = await playDemo()
    const title = 'The Island'
    const story = await insertStory(product.db, { title, is_featured: true, structure })
    const first = (await playDemo()).answer()
    const choice = pick(first.choices[0] ?? '')
    const second = (await playDemo(choice)).answer()
    const again = (await playDemo(choice)).answer()
    const own = say('I sing to the river')
    const last = (await playDemo(choice, own, { action_type: 'continue' })).answer()
    const kept = await product.db.selectFrom('game_sessions').select('id').execute()

    expect(none.status).toBe(404)
    expect(first.plate).toEqual({ image_url: '/plates/the-island/oar.svg', alt: 'An oar.' })
    expect(second.plate).toBeUndefined()
    expect(first).toMatchObject({ story_id: story.id, title: 'The Island', turns_left: 3 })
    expect(again).toEqual(second)
    expect(last).toMatchObject({ choices: [], turns_left: 0 })
    expect(kept).toEqual([])
  })

  test('runs one session at a time, and refuses concurrent ones, a fourth turn, and a closed choice', async () => {
    const on = { action_type: 'continue' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => playDemo(on)))

    const busy = answers.filter(({ status }) => status !== 200)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.length).toBeLessThan(50)
    expect(new Set(busy.map((answer) => answer.refusal().code))).toEqual(new Set(['too_busy']))
    expect((await playDemo(on)).status).toBe(200)
    expect((await playDemo(on, on, on, on)).status).toBe(400)
    expect((await playDemo(pick('Fly to the moon'))).status).toBe(400)
  })
})
