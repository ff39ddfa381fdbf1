import { afterAll, expect, test } from 'vitest'

import type { TestApp } from '../../../../test/buildTestApp.ts'
import { openTestApp } from '../../../../test/openTestApp.ts'
import { beginPlay, type Play } from '../../../../test/play.ts'
import { openTestDatabase } from '../../../../test/testDatabase.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const startProcess = () => openTestApp({ database: { ...database, close: async () => undefined } })
const [one, other, fresh] = [await startProcess(), await startProcess(), await startProcess()]

const strayed = async (app: TestApp, play: Play) =>
  (await play.with({ app }).say('hum an old tune')).narrative

test('narrates the same in a process without the earlier turns in its cache', async () => {
  const play = await beginPlay(one)
  await strayed(one, play)
  await strayed(other, play)
  await strayed(other, play)

  const told = await strayed(one, play)

  await play.undo()
  await expect(strayed(fresh, play)).resolves.toBe(told)
})

test('does not treat an undone path as played', async () => {
  const play = await beginPlay(one)
  await strayed(one, play)
  await strayed(one, play)
  await play.undo()
  await play.undo()

  const told = await strayed(one, play)

  await play.undo()
  await expect(strayed(fresh, play)).resolves.toBe(told)
})
