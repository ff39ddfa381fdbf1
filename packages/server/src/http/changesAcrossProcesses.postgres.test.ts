import { expect, test } from 'vitest'

import { openPostgres, rethrow } from '../db/client.ts'
import { openPostgresBus } from '../db/postgresBus.ts'
import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { createServerDatabase } from '../test/testDatabase.ts'

async function openProcess(url: string) {
  const database = await openPostgres(url, rethrow)
  const bus = await openPostgresBus({ url, db: database.urgent, onError: rethrow })
  const app = await buildTestApp({ database, ports: { bus }, settings: { guestCacheMs: 60_000 } })
  return { ...app, close: () => bus.close().then(app.close) }
}

async function openProcesses() {
  const server = await createServerDatabase()
  const [one, other] = [await openProcess(server?.url ?? ''), await openProcess(server?.url ?? '')]
  const close = async () => {
    await one.close()
    await other.close()
    await server?.drop()
  }
  return { one, other, close }
}

test('shows changes to lists in all processes', async () => {
  const { one, other, close } = await openProcesses()
  const { id } = await insertStory(one.db)
  const player = await one.register()
  const likes = async () => (await other.ask('listStories')).stories[0]?.stats.likes_total
  const before = await likes()

  await one.call('likeStory', { token: player.access_token, params: { story_id: id }, body: {} })

  await expect.poll(likes).toBe((before ?? 0) + 1)
  await close()
})
