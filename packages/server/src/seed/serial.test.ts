import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { acted } from '../test/play.ts'
import { readSeed } from './readSeed.ts'
import { seedShipped } from './seedShipped.ts'

const FIRST = 'she-puts-it-down'
const SECOND = 'every-word-you-gave'
const shipped = readSeed()

const product = await openTestApp()
const stories = shipped.stories.filter(({ slug }) => slug === FIRST || slug === SECOND)
await seedShipped(product.ports, { ...shipped, stories })

const idOf = async (slug: string) =>
  (
    await product.db
      .selectFrom('stories')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id

/** Path from the first scene to an ending, by target scenes. */
const WAY = ['hollow', 'rub', 'why', 'seals', 'night', 'caught', 'dawn', 'end_walks']

/** Returns the author's labels of the choices on a path. */
function choicesOf(way: readonly string[]): string[] {
  const structure = shipped.stories.find(({ slug }) => slug === FIRST)?.story_structure
  const froms = [structure?.start_node ?? '', ...way]
  return way.map((target, at) => {
    const { choices = [] } = structure?.nodes[froms[at] ?? ''] ?? {}
    return choices.find((choice) => choice.target === target)?.text ?? ''
  })
}

test('the ending of the first part opens a choice in the second, for that player only', async () => {
  const [first, second] = [await idOf(FIRST), await idOf(SECOND)]
  const player = await product.register()
  const begin = (story_id: string, who = player) =>
    product.ask('createSession', { token: who.access_token, body: { story_id } })
  const play = { player, storyId: first, session: await begin(first) }

  for (const selected_choice of choicesOf(WAY)) {
    await acted(product, play, {
      action_type: 'continue',
      selected_choice,
      selected_model: 'kathakar',
    })
  }
  const params = { session_id: play.session.id }
  const ending = await product.ask('getEnding', { token: player.access_token, params })
  const next = await begin(second)
  const stranger = await begin(second, await product.register())

  const door = 'Let Anupama wade, and ride out on her neck'
  expect(ending.next_story).toMatchObject({
    id: second,
    reason: { code: 'next_part', number: 2 },
  })
  expect(next.session_data.choices).toContain(door)
  expect(stranger.session_data.choices).not.toContain(door)
})
