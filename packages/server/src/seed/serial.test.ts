import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { openPlay } from '../test/play.ts'
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

const WAY = ['hollow', 'rub', 'why', 'seals', 'night', 'caught', 'dawn', 'end_walks']

function choicesOf(way: readonly string[]): string[] {
  const structure = shipped.stories.find(({ slug }) => slug === FIRST)?.story_structure
  const froms = [structure?.start_node ?? '', ...way]
  return way.map((target, at) => {
    const { choices = [] } = structure?.nodes[froms[at] ?? ''] ?? {}
    return choices.find((choice) => choice.target === target)?.text ?? ''
  })
}

test('opens a choice in the second part by the ending of the first, for that player only', async () => {
  const [first, second] = [await idOf(FIRST), await idOf(SECOND)]
  const player = await product.register()
  const begin = async (story_id: string, who = player) =>
    (await openPlay(product, who, story_id)).session
  const play = await openPlay(product, player, first)

  await play.walk(...choicesOf(WAY))
  const ending = await product.ask('getEnding', play.on())
  const next = await begin(second)
  const stranger = await begin(second, await product.register())

  const door = 'Let Anupama wade, and ride out on her neck'
  expect(ending.next_story).toMatchObject({ id: second, reason: { code: 'next_part', number: 2 } })
  expect(next.session_data.choices).toContain(door)
  expect(stranger.session_data.choices).not.toContain(door)
})
