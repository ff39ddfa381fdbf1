import { expect, test } from 'vitest'

import { openPostgres } from '../db/client.ts'
import { openPostgresBus } from '../db/postgresBus.ts'
import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { createServerDatabase } from '../test/testDatabase.ts'

const failTest = (error: unknown) => {
  throw error
}

/** One of several processes on a database; what guests are told it keeps for a minute. */
async function openProcess(url: string) {
  const database = await openPostgres(url, failTest)
  const bus = await openPostgresBus({ url, db: database.urgent, onError: failTest })
  const app = await buildTestApp({ database, ports: { bus }, settings: { guestCacheMs: 60_000 } })
  return { ...app, close: () => bus.close().then(app.close) }
}

test('what one process changes in the lists is seen at the others', async () => {
  const server = await createServerDatabase()
  const [one, other] = [await openProcess(server?.url ?? ''), await openProcess(server?.url ?? '')]
  const { id } = await insertStory(one.db)
  const player = await one.register()
  const likes = async () => (await other.call('listStories')).answer().stories[0]?.stats.likes_total
  const before = await likes()

  await one.call('likeStory', { token: player.access_token, params: { story_id: id }, body: {} })

  await expect.poll(likes).toBe((before ?? 0) + 1)
  await one.close()
  await other.close()
  await server?.drop()
})
