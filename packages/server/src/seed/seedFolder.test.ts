import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readStory, STORIES_DIR, writeStory } from '@kathasagar/stories'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { fingerprintOf, seedFolder } from './seedFolder.ts'
import { readSeed } from './readSeed.ts'

const SLUG = 'beech-ki-daal'

let dir: string
let readers: string
const product = await openTestApp()
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kathasagar-seed-'))
  readers = join(dir, 'readers')
  for (const part of [SLUG, 'covers', 'readers']) mkdirSync(join(dir, part))
  cpSync(join(STORIES_DIR, 'catalogue.json'), join(dir, 'catalogue.json'))
  changeStory({}, STORIES_DIR)
  writeFileSync(join(readers, 'read.ts'), 'one way')
  await start()
})
afterEach(() => rmSync(dir, { recursive: true }))

async function start() {
  let isRead = false
  const fingerprint = fingerprintOf(dir, [readers])
  const done = await seedFolder(product.ports, { dir, fingerprint }, async (folder) => {
    isRead = true
    return readSeed(folder)
  })
  return { ...done, isRead }
}
const KEPT = { added: 0, renewed: 0, faults: [] }

function changeStory(given: object, from = dir) {
  writeStory(SLUG, { ...readStory<object>(SLUG, from), ...given }, dir)
}
const titleOf = async () =>
  (
    await product.db
      .selectFrom('stories')
      .select('title')
      .where('slug', '=', SLUG)
      .executeTakeFirstOrThrow()
  ).title

test('reads only a changed file, and updates its story', async () => {
  expect(await start()).toEqual({ ...KEPT, isRead: false })
  changeStory({ title: `Renewed in ${dir}` })

  expect(await start()).toEqual({ ...KEPT, renewed: 1, isRead: true })
  expect(await titleOf()).toBe(`Renewed in ${dir}`)
  expect(await start()).toEqual({ ...KEPT, isRead: false })
})

test('shows a new cover, and reads the files again in a new version of the product', async () => {
  writeFileSync(join(dir, 'covers', `${SLUG}.svg`), '<svg/>')
  expect(await start()).toMatchObject({ renewed: 1, isRead: true })

  writeFileSync(join(readers, 'read.ts'), 'another')
  expect(await start()).toEqual({ ...KEPT, isRead: true })
  expect(await start()).toMatchObject({ isRead: false })
})

test.each([
  ['of the files', sql`update last_seeding set files = 'damaged'`, 0],
  ['of the stories', sql`update last_seeding set stories = 'damaged'`, 0],
  ['of a story, as an older version leaves it', sql`update stories set seed_hash = 'older'`, 1],
])('reads the files if the hash %s differs', async (_of, damage, renewed) => {
  await damage.execute(product.db)

  expect(await start()).toEqual({ ...KEPT, renewed, isRead: true })
  expect(await start()).toMatchObject({ isRead: false })
})

test.each([
  ['cannot be read', { title: '' }],
  ['is left out for what it says', { category: 'nowhere' }],
])('names a story that %s at every start', async (_why, given) => {
  changeStory(given)

  const first = await start()

  expect(first.faults).toHaveLength(1)
  expect(await start()).toEqual(first)
})
