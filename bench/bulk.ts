import { randomUUID } from 'node:crypto'

import { IDEMPOTENCY_HEADER } from '../packages/api/src/contract/vocabulary/vocabulary.ts'
import { registerAdmin } from '../packages/server/src/test/admins.ts'
import { buildTestApp } from '../packages/server/src/test/buildTestApp.ts'
import { insertUser } from '../packages/server/src/test/factories.ts'
import { addMadeUpStories } from './madeUpStories.ts'
import { print, timed } from './table.ts'

/** What the catalogue holds besides, and the stories of the one author. */
const CATALOGUE = 10_000
const STORIES = 2000
/** Stories of one call, as the page asks for them. */
const STEP = 200
/** All of them are down, and back again, within this. */
const PROMISED_MS = 10_000

/** An admin, and an author of many stories among those of others. */
async function openCatalogue() {
  const product = await buildTestApp()
  await addMadeUpStories(product, CATALOGUE)
  const admin = await registerAdmin(product)
  const { id: author_id } = await insertUser(product.db, {
    username: 'prolific',
    display_name: 'Prolific',
  })
  const stories = await product.db.selectFrom('stories').select('id').limit(STORIES).execute()
  const ids = stories.map(({ id }) => id)
  await product.db.updateTable('stories').set({ author_id }).where('id', 'in', ids).execute()
  return { product, token: admin.access_token, author_id }
}

/** All stories of an author taken down by an admin, and put back: on either database. */
export async function benchBulk() {
  const { product, token, author_id } = await openCatalogue()
  const asked = { selection: { filter: { author_id, search: '' } }, reason: 'Copied' } as const
  const body = { ...asked, act: 'take_down' as const }
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  let bulk_id = ''

  const takeDown = await timed(async () => {
    await product.call('bulkStories', { token, body: { ...body, dry_run: true } })
    for (let left = STORIES; left > 0;) {
      const step = { token, headers, body: { ...body, limit: STEP } }
      const answer = await product.ask('bulkStories', step)
      left = answer.remaining
      bulk_id = answer.bulk_id ?? ''
    }
  })
  const putBack = await timed(async () => {
    const answer = await product.ask('undoBulk', { token, body: { bulk_id } })
    if (answer.undone !== STORIES) throw new Error(`${answer.undone} stories were put back`)
  })
  const against = { limit: PROMISED_MS, unit: 'ms', against: 'promised' }
  print({ what: `${STORIES} stories of one author taken down`, ours: takeDown, ...against })
  print({ what: 'the same put back', ours: putBack, ...against })
  await product.close()
}
