import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, OGHAVATI, type Play } from '../../test/play.ts'

const app = await openTestApp()

const SNOW = { id: 'snow', title: 'Snow', text: 'It has twelve names.' }
const { snow, ...nodes } = teaStall.nodes
const stall = {
  ...teaStall,
  codex: [...(teaStall.codex ?? []), SNOW],
  nodes: { ...nodes, ...(snow && { snow: { ...snow, meets: ['snow'] } }) },
}

const codexOf = ({ player, storyId }: Pick<Play, 'player' | 'storyId'>) =>
  app.ask('getCodex', { token: player.access_token, params: { story_id: storyId } })
const begin = () => beginPlay(app, { structure: stall, initial_xp: 100, title: 'The Stall' })
const walkOut = (play: Play) => play.choose('Walk on over the pass')

test('shows the pages that sessions have opened, counts the others, and is hidden from other users', async () => {
  const play = await begin()
  const first = await codexOf(play)
  await walkOut(play)
  await play.again()
  const codex = await codexOf(play)
  const other = await codexOf({ player: await app.register(), storyId: play.storyId })

  const told = { story_id: play.storyId, title: 'The Stall', language: 'en' }
  expect(first).toEqual({ ...told, pages: [OGHAVATI], veiled: 1 })
  expect(codex.pages.map(({ title }) => title)).toEqual(['The Oghavati', 'Snow'])
  expect(codex.veiled).toBe(0)
  expect(other).toMatchObject({ pages: [], veiled: 2 })
})

test('is empty in a story without a codex, and the story’s page shows the number of codex pages', async () => {
  const player = await app.register()
  const { id: storyId } = await insertStory(app.db)
  const pagesOf = async (story_id: string) =>
    (await app.ask('getStory', { params: { story_id } })).codex_pages

  expect(await codexOf({ player, storyId })).toMatchObject({ pages: [], veiled: 0 })
  expect(await pagesOf(storyId)).toBe(0)
  expect(await pagesOf((await begin()).storyId)).toBe(2)
})
