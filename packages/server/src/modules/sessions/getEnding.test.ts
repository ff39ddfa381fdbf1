import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import {
  changeUser,
  insertStory,
  insertTag,
  SMALL_STRUCTURE,
  storyRow,
} from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, openPlay, type Play, say, TO_BEACON, TO_CEILING } from '../../test/play.ts'

const app = await openTestApp()

describe('the recap of an ending', () => {
  test('contains turns that can be read in the history', async () => {
    const play = await beginPlay(app)
    await play.walk(...TO_CEILING)
    const [first] = (await play.ending()).recalled
    const before = first?.turn_id ?? ''
    const page = await app.ask('listHistory', { ...play.on(), query: { before } })

    expect(page.entries.map(({ number }) => number)).toEqual([0])
  })

  test('omits facts that the player has deleted since then', async () => {
    const play = await beginPlay(app)
    const words = 'I am Ravi, and I cross the river with the ferryman'
    await play.acted(say(words, 'kathakar'))
    await play.choose('Knock where a door should be')
    const { facts } = await play.memory()
    await play.choose('Drink from the ceiling')
    const before = await play.ending()
    const deleted = await play.forget(facts.find(({ by }) => by === 'player')?.id)
    const after = await play.ending()

    expect(before.recalled.map(({ text }) => text)).toContain(words)
    expect(deleted.status).toBe(200)
    expect(after.recalled.map(({ text }) => text)).not.toContain(words)
  })
})

describe('the list of endings', () => {
  test('names the endings that the player has found in any session, and hides the others', async () => {
    const first = await beginPlay(app, { structure: SMALL_STRUCTURE })
    await first.choose('Walk home along the dunes')
    const alone = await first.ending()
    const second = await first.again()
    await second.choose('Push the boat into the water')
    const both = await second.ending()

    expect(alone.endings).toEqual([
      { number: 1, title: null, is_here: false },
      { number: 2, title: 'Home', is_here: true },
    ])
    expect(both.endings).toEqual([
      { number: 1, title: 'Out at Sea', is_here: true },
      { number: 2, title: 'Home', is_here: false },
    ])
  })

  test('does not contain the endings of other players', async () => {
    const other = await beginPlay(app)
    await other.walk(...TO_BEACON)
    const own = await openPlay(app, await app.register(), other.storyId)
    await own.walk(...TO_CEILING)
    const { endings } = await own.ending()

    expect(endings.map(({ title }) => title)).toEqual([null, 'The Ceiling'])
  })
})

describe('the next story', () => {
  const LANGUAGE = 'ta'

  async function atEnding(given: Parameters<typeof beginPlay>[1] = {}, player?: Player) {
    await app.db.updateTable('stories').set({ status: 'archived' }).execute()
    const story = { structure: SMALL_STRUCTURE, language: LANGUAGE, ...given } as const
    const play = await beginPlay(app, story, player)
    await play.choose('Walk home along the dunes')
    return play
  }
  const another = (given: Parameters<typeof insertStory>[1] = {}) =>
    insertStory(app.db, { language: LANGUAGE, ...given })
  const tagOf = async (name: string) =>
    (await insertTag(app.db, { name, display_name: name, color: '#fff' })).id
  const tag = (story_id: string, tag_id: string) =>
    app.db.insertInto('story_tags').values({ story_id, tag_id }).execute()
  const nextOf = async (play: Play) => (await play.ending()).next_story

  test('shares the rarest tag, and names this tag', async () => {
    const play = await atEnding()
    const [common, rare] = [await tagOf('memory'), await tagOf('sea')]
    const [one, two] = [await another(), await another()]
    for (const id of [play.storyId, one.id, two.id]) await tag(id, common)
    for (const id of [play.storyId, two.id]) await tag(id, rare)

    expect(await nextOf(play)).toMatchObject({
      id: two.id,
      reason: { code: 'shared_tag', tag: { id: rare, display_name: 'sea' } },
    })
  })

  test('prefers the same author to other common features', async () => {
    const play = await atEnding()
    const { author_id } = await storyRow(app.db, play.storyId)
    await another()
    const { id } = await another({ author_id })

    expect(await nextOf(play)).toMatchObject({
      id,
      reason: { code: 'same_author', author: 'An Author' },
    })
  })

  test('prefers an unfinished story to all others', async () => {
    const play = await atEnding()
    await another()
    const begun = await beginPlay(app, { language: LANGUAGE }, play.player)

    expect(await nextOf(play)).toMatchObject({ id: begun.storyId, reason: { code: 'unfinished' } })
  })

  test('prefers the same language and rating to all other reasons', async () => {
    const play = await atEnding({ content_rating: 'family' })
    const [words, other] = [await tagOf('words'), await another({ content_rating: 'teen' })]
    const elsewhere = await another({ language: 'hi', content_rating: 'family' })
    for (const id of [play.storyId, other.id, elsewhere.id]) await tag(id, words)
    const plain = await another({ content_rating: 'everyone', possible_endings: 1 })

    expect(await nextOf(play)).toMatchObject({ id: plain.id, reason: { code: 'not_yet_read' } })
  })

  test('is never a story that the reader has finished, even if the ending was undone', async () => {
    const play = await atEnding()
    const story = { language: LANGUAGE, structure: SMALL_STRUCTURE } as const
    const known = await beginPlay(app, story, play.player)
    await known.choose('Walk home along the dunes')
    await known.acted({ action_type: 'undo', to: 'fork' })

    expect(await nextOf(play)).toBeNull()
  })

  test.each([
    ['premium', { is_premium: true }],
    ['for adults who have not said so', { content_rating: 'mature' as const }],
    ['a draft', { status: 'draft' as const }],
    ['open while no model is connected', { is_open: true }],
  ])('is never a story that is %s', async (_why, given) => {
    const play = await atEnding()
    await another(given)

    expect(await nextOf(play)).toBeNull()
  })

  test('may be a premium story for a player with access', async () => {
    const play = await atEnding()
    const { id } = await another({ is_premium: true })
    await changeUser(app.db, play.player.id, { has_premium_access: true })

    expect(await nextOf(play)).toMatchObject({ id })
  })
})

test('counts the players who reached the ending if at least twenty have finished', async () => {
  const [home, sea] = ['Walk home along the dunes', 'Push the boat into the water']
  const first = await beginPlay(app, { structure: SMALL_STRUCTURE })
  await first.choose(home)
  for (let at = 1; at < 20; at += 1) {
    expect((await first.ending()).reached).toBeUndefined()
    const play = await openPlay(app, await app.register(), first.storyId)
    await play.choose(at % 4 === 0 ? home : sea)
  }

  expect((await first.ending()).reached).toEqual({ players: 5, finished: 20 })
})
