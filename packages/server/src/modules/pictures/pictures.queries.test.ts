import { storedPictureAddress } from '@kathasagar/story/storedPicture'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory, SMALL_STRUCTURE } from '../../test/factories.ts'
import { openTestDatabase } from '../../test/testDatabase.ts'
import { deleteUnusedPictures, keepPicture } from './storePicture.ts'
import { isNamed } from './pictures.queries.ts'

const { db, close } = await openTestDatabase()
afterAll(() => close())

const clock = { now: () => new Date('2030-01-01') }
const AGO = new Date('2029-01-01')

const keep = (hash: string) => {
  const content = Buffer.from(hash)
  return keepPicture(db, hash, { content, small: null, middle: null, width: 1, height: 1 }, AGO)
}

const IDLE = 'e'.repeat(64)

const withPlate = (image: string) => ({
  ...SMALL_STRUCTURE,
  plates: { rope: { image: '/plates/rope.svg', alt: '' }, shore: { image, alt: '' } },
})

const planOf = async (hash?: string) => {
  const shown = db.selectFrom('story_pictures').select('hash').where(isNamed)
  return JSON.stringify(await (hash ? shown.where('hash', '=', hash) : shown).explain())
}

test('finds the use of an image by index, and reads no structure to count images', async () => {
  const { id, author_id } = await insertStory(db)
  const structure = JSON.stringify(withPlate(storedPictureAddress('1'.repeat(64))))
  const many = sql`generate_series(2, 600) number`
  for (const insert of [
    sql`story_versions (story_id, number, structure) select ${id}, number, ${structure}::json`,
    sql`stories (author_id, title) select ${author_id}, 'Story'`,
    sql`users (username, display_name) select 'reader_' || number, 'Reader'`,
  ])
    await sql`insert into ${insert} from ${many}`.execute(db)
  await sql`analyze story_versions, stories, users`.execute(db)

  const [ofAll, ofOne] = [await planOf(), await planOf('1'.repeat(64))]

  expect(ofAll).toContain('story_versions_pictures_idx')
  for (const index of ['story_versions_pictures', 'stories_kept_cover', 'users_kept_avatar'])
    expect(ofOne).toContain(`${index}_idx`)
  const counted = sql`select from pg_stats where tablename = 'story_versions_pictures_idx'`
  expect((await counted.execute(db)).rows).toEqual([])
})

test.each([
  ['narrower', (address: string) => address.replace('.webp', '-960.webp')],
  ['asked for with a query', (address: string) => `${address}?x`],
  ['behind a space', (address: string) => ` ${address}`],
])('keeps an image that was used %s before, and deletes an unused one', async (name, spelled) => {
  const [inPlate, onCover] = [`a${name.length}`, `c${name.length}`].map((it) => it.padEnd(64, '0'))
  for (const hash of [inPlate!, onCover!, IDLE]) await keep(hash)
  const odd = { ...SMALL_STRUCTURE.nodes, 'a\u0000b': { text: 'Nobody reads it.', choices: [] } }
  await insertStory(db, { structure: { ...SMALL_STRUCTURE, nodes: odd } })
  await insertStory(db, {
    structure: withPlate(spelled(storedPictureAddress(inPlate!))),
    cover_image_url: spelled(storedPictureAddress(onCover!)),
  })

  await deleteUnusedPictures({ db, clock })

  const named = await db.selectFrom('story_pictures').select('hash').where(isNamed).execute()
  const left = await db.selectFrom('story_pictures').select('hash').execute()
  const hashes = named.map(({ hash }) => hash)
  expect(hashes).toEqual(expect.arrayContaining([inPlate, onCover]))
  expect(left.map(({ hash }) => hash)).not.toContain(IDLE)
})
