import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { readSeed } from './readSeed.ts'
import { SOUND } from '../test/authoring.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { seedCatalogue } from './seedCatalogue.ts'

const shipped = readSeed()
const [template] = shipped.stories

const product = await openTestApp()

let round = 0
beforeEach(() => {
  round += 1
})

const slugOf = (part: string) => `${part}-${round}`

async function start(...parts: string[]) {
  if (!template) throw new Error('Nothing ships')
  const series = {
    title: `The Well ${round}`,
    description: 'One rope a part.',
    parts: ['first', 'second', 'third'].map(slugOf),
  }
  const author = { username: `well_author_${round}`, display_name: 'Well Author' }
  const story = { ...template, author, story_structure: SOUND }
  await seedCatalogue(product.ports, {
    catalogue: { ...shipped.catalogue, series: [series] },
    stories: parts.map((part) => ({ ...story, slug: slugOf(part) })),
    covers: new Set(),
  })
}

const storyOf = (slug: string) =>
  product.db.selectFrom('stories').selectAll().where('slug', '=', slug).executeTakeFirst()

const listSeries = () =>
  product.db.selectFrom('series').select('id').where('title', '=', `The Well ${round}`).execute()

const listParts = async () => {
  const { rows } = await sql<{ slug: string; is_own: boolean }>`
    select slug, stories.author_id = series.author_id as is_own from series_parts
      join series on series.id = series_id join stories on stories.id = story_id
    where series.title = ${`The Well ${round}`} order by place`.execute(product.db)
  expect(rows.every(({ is_own }) => is_own)).toBe(true)
  return rows.map(({ slug }) => slug)
}

test('creates one series in order, and inserts a later part at its position', async () => {
  await start('third', 'first')
  expect(await listParts()).toEqual([slugOf('first'), slugOf('third')])

  await start('first', 'second', 'third')
  expect(await listSeries()).toHaveLength(1)
  expect(await listParts()).toEqual(['first', 'second', 'third'].map(slugOf))
})

test('does not restore a deleted series, with or without a new part', async () => {
  await start('first')
  await product.db.deleteFrom('series').where('title', '=', `The Well ${round}`).execute()

  await start('first')
  await start('first', 'second')

  expect(await listSeries()).toEqual([])
})

test('keeps a part in the series to which its author has moved it when another part ships', async () => {
  await start('first', 'second')
  const [first, second] = await Promise.all(['first', 'second'].map((it) => storyOf(slugOf(it))))
  const now = new Date()
  const { id: other } = await product.db
    .insertInto('series')
    .values({ author_id: first!.author_id, title: 'Another', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const moved = product.db.updateTable('series_parts').set({ series_id: other, place: 1 })
  await moved.where('story_id', '=', second!.id).execute()

  await start('first', 'second', 'third')

  expect(await listParts()).toEqual(['first', 'third'].map(slugOf))
})
