import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import {
  changeStory,
  changeUser,
  insertCategory,
  insertStory,
  insertTag,
  insertUser,
} from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const { db } = product
const devaki = { username: 'devaki_r', display_name: 'Devaki Raghunath' }
const authorId = (await insertUser(db, devaki)).id
const ghosts = { name: 'ghosts', display_name: 'Hauntings', sort_order: 1 }
const categoryId = (await insertCategory(db, ghosts)).id
const tagId = (await insertTag(db, { name: 'riddles', display_name: 'Riddles', color: '#fff' })).id
const { id } = await insertStory(db, {
  title: 'The Lamp on the Ninth Step',
  tagline: 'The water counts backwards.',
  story_description: 'A stepwell under Zanskar keeps its own calendar.',
  author_id: authorId,
  category_id: categoryId,
})
await db.insertInto('story_tags').values({ story_id: id, tag_id: tagId }).execute()
await insertStory(db, { title: 'A Calendar of Stepwells', plays_total: 1 })
await insertStory(db, { title: 'अकबर की क़लम', plays_total: 900 })
const shipped = await insertStory(db, { title: 'बीच की डाल', slug: 'beech-ki-daal' })
const dusk = await insertTag(db, { name: 'dusk', display_name: 'Dusk', color: '#fff' })
await db.insertInto('story_tags').values({ story_id: shipped.id, tag_id: dusk.id }).execute()

const LAMP = 'The Lamp on the Ninth Step'
const search = async (q: string) =>
  (await product.ask('searchStories', { query: { q } })).map(({ title }) => title)

describe('search', () => {
  test.each([
    ['its title', 'ninth'],
    ['its tagline', 'backwards'],
    ['its description', 'zanskar'],
    ['its tag', 'riddle'],
    ['its author', 'devaki'],
    ['its author’s user name', 'devaki_r'],
    ['its category', 'haunting'],
    ['words of its author and its title', 'raghunath lamp'],
    ['its author, mistyped', 'devki raghunat'],
    ['its title, mistyped', 'nineth step'],
    ['the beginning of words', 'nint ste'],
    ['any part of its title', 'inth'],
  ])('finds a story by %s', async (_how, query) => {
    expect(await search(query)).toContain(LAMP)
  })

  test('treats special characters of the database as text, and returns the requested number', async () => {
    for (const title of ['100% Honest_Merchant', 'नदी का वादा']) await insertStory(db, { title })

    expect(await search('नदि का वादा')).toContain('नदी का वादा')

    expect(await search('100% Honest_M')).toEqual(['100% Honest_Merchant'])
    expect([await search('ones%rcha'), await search('ones__Mer_ant')]).toEqual([[], []])
    const query = { q: 'the', limit: 1 }
    expect(await product.ask('searchStories', { query })).toHaveLength(1)
  })

  test('finds a shipped story by its name, also if it is mistyped or in Latin letters', async () => {
    for (const query of ['beech ki daal', 'beech daal', 'beach ki daal', 'डाल', 'डा']) {
      expect(await search(query)).toContain('बीच की डाल')
    }
  })

  test('finds Latin letters with diacritics if they are typed without them, in title and description', async () => {
    const title = 'Nights in Kāśī'
    await insertStory(db, { title, story_description: 'Vṛndā keeps the ghat.' })

    for (const query of ['kasi', 'KASI', 'Kāśī', 'vrnda']) {
      expect(await search(query)).toEqual([title])
    }
  })

  test('finds a story by its current language, named in English or in the language itself', async () => {
    const { id } = await insertStory(db, { title: 'The Weaver', language: 'ta' })
    const inTamil = await Promise.all(['tamil weaver', 'தமிழ்'].map(search))
    await changeStory(db, id, { language: 'kn' })
    const inKannada = await Promise.all(['kannada weaver', 'ಕನ್ನಡ', 'தமிழ்'].map(search))

    expect(inTamil).toEqual([['The Weaver'], ['The Weaver']])
    expect(inKannada).toEqual([['The Weaver'], ['The Weaver'], []])
  })

  test.each([
    [
      'ranks a word in the title before the same word elsewhere',
      'calendar',
      ['A Calendar of Stepwells', LAMP],
    ],
    ['matches a letter in its first spelling', 'क़लम', ['अकबर की क़लम']],
    ['matches a letter in its second spelling', 'क\u093cलम', ['अकबर की क़लम']],
    ['reads “stories about …” as a setting', 'stories about riddles', [LAMP]],
  ])('%s', async (_what, query, found) => {
    expect(await search(query)).toEqual(found)
    expect(await search('the')).toContain(LAMP)
  })

  test.each([
    ['the joiner', 'श्री रक्\u200dषक', 'रक्\u200dषक'],
    ['the non-joiner', 'بی\u200cتا کی کہانی', 'بی\u200cتا'],
    ['the joiner, half typed', 'दिल\u200dरुबा की रात', 'दिल\u200dरु'],
  ])('finds a word that is written with %s', async (_how, title, query) => {
    await insertStory(db, { title })

    expect(await search(query)).toEqual([title])
  })

  test('ignores former names', async () => {
    const { db } = product
    const rename = async (author: string, category: string, tag: string) => {
      await changeUser(db, authorId, { display_name: author })
      const renamed = db.updateTable('categories').set({ display_name: category })
      await renamed.where('id', '=', categoryId).execute()
      await db.updateTable('tags').set({ display_name: tag }).where('id', '=', tagId).execute()
    }
    await rename('Qasida Yasmin', 'Moonlit', 'Jugglery')

    const now = await Promise.all(['qasida', 'moonlit', 'jugglery'].map(search))
    const before = await Promise.all(['raghunath', 'hauntings', 'riddles'].map(search))
    await rename('Devaki Raghunath', 'Hauntings', 'Riddles')

    expect(now).toEqual([[LAMP], [LAMP], [LAMP]])
    expect(before).toEqual([[], [], []])
  })

  test('ranks the story with the exact name before popular ones with longer names', async () => {
    const { db } = product
    const named = (title: string, plays_total: number) => insertStory(db, { title, plays_total })
    await Promise.all(Array.from({ length: 12 }, (_none, n) => named(`Palanquin ${n}`, 5000 + n)))
    await named('The Palanquin of Two Suns', 9000)
    await named('Palanquin', 0)

    const found = await search('palanquin')

    expect(found[0]).toBe('Palanquin')
    expect(found).toHaveLength(10)
  })

  test('does not find a deleted user’s name', async () => {
    const { db } = product
    const user = { username: 'gone_soon', display_name: 'Zubeida Lamplight' }
    const { id } = await insertUser(db, user)
    await insertStory(db, { title: 'A Lamplight Story', author_id: id })
    await insertStory(db, { title: 'Another Lamplight Story' })

    await db.deleteFrom('users').where('id', '=', id).execute()

    const { rows } = await sql<{ word: string }>`select word from name_words
      where word in ('zubeida', 'lamplight')`.execute(db)
    expect(rows).toEqual([{ word: 'lamplight' }])
  })
})
