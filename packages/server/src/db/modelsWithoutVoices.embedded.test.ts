import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const { db, close } = await openEmbedded(testFolder(), raise)
afterAll(() => close())

test('providers of removed kinds go with their bindings, and the others stay as they are', async () => {
  await migrate(db, '0089_reviews_into_comments')
  const [house, easel] = [randomUUID(), randomUUID()]
  await sql`insert into model_providers (id, name, kind, is_inside) values
    (${house}, 'House', 'openai-compatible', true), (${easel}, 'Easel', 'comfyui', true)`.execute(
    db,
  )
  const fallbacks = JSON.stringify([
    { provider_id: easel, model: 'a' },
    { provider_id: house, model: 'b' },
  ])
  await sql`insert into model_bindings (model_key, provider_id, model, fallbacks, settings) values
    ('voice', ${house}, 'reader', '[]', '{}'), ('ajanta', ${easel}, 'river', '[]', '{}'),
    ('ravivarma', ${house}, 'painter', ${fallbacks}, '{}')`.execute(db)

  await migrate(db)

  const providers = await db.selectFrom('model_providers').select('name').execute()
  const bindings = await db
    .selectFrom('model_bindings')
    .select(['model_key', 'model', 'fallbacks'])
    .execute()
  expect(providers).toEqual([{ name: 'House' }])
  expect(bindings).toEqual([
    {
      model_key: 'ravivarma',
      model: 'painter',
      fallbacks: [{ provider_id: house, model: 'b' }],
    },
  ])
})
