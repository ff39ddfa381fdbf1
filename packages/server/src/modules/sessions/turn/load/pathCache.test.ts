import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OpenDatabase } from '../../../../db/client.ts'
import { buildTestApp, type TestApp } from '../../../../test/buildTestApp.ts'
import { beginPlay, type GivenAction, type Play } from '../../../../test/play.ts'
import { openTestDatabase } from '../../../../test/testDatabase.ts'

let database: OpenDatabase
const apps: TestApp[] = []

async function startProcess(): Promise<TestApp> {
  const app = await buildTestApp({ database: { ...database, close: async () => undefined } })
  apps.push(app)
  return app
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await database.close()
})

const STRAY: GivenAction = { action_type: 'custom_action', user_action: 'hum an old tune' }

const strayed = async (app: TestApp, play: Play) =>
  (await play.with({ app }).acted(STRAY)).narrative

test('a process without the earlier turns in its cache narrates the same', async () => {
  const [one, other, fresh] = [await startProcess(), await startProcess(), await startProcess()]
  const play = await beginPlay(one)
  await strayed(one, play)
  await strayed(other, play)
  await strayed(other, play)

  const told = await strayed(one, play)

  await play.undo()
  await expect(strayed(fresh, play)).resolves.toBe(told)
})

test('an undone path is not remembered as played', async () => {
  const [one, fresh] = [await startProcess(), await startProcess()]
  const play = await beginPlay(one)
  await strayed(one, play)
  await strayed(one, play)
  await play.undo()
  await play.undo()

  const told = await strayed(one, play)

  await play.undo()
  await expect(strayed(fresh, play)).resolves.toBe(told)
})
