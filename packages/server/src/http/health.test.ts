import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openEmbedded } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { createRoomProbe } from '../db/probes.ts'
import type { NotReadyReason } from './readiness.ts'
import { buildTestApp } from '../test/buildTestApp.ts'

test('is ready while the database answers, and not while the server stops', async () => {
  const product = await buildTestApp()
  const silent = await buildTestApp({ settings: { findHindrance: async () => 'writes_refused' } })
  const ready = ({ app } = product) => app.inject({ url: '/health/ready' })
  const [running, unready] = [await ready(), await ready(silent)]
  product.context.stop()

  const stopping = await ready()
  const live = await product.app.inject({ url: '/health/live' })

  expect([running, unready, stopping, live].map(({ statusCode }) => statusCode)).toEqual([
    200, 503, 503, 200,
  ])
  expect(stopping.json()).toEqual({ ok: false, why: 'The server stops.' })
  await product.close()
  await silent.close()
})

const refuseWrite = (sqlstate: string) =>
  sql.raw(`do $$ begin raise exception 'no space' using errcode = '${sqlstate}'; end $$`)

test('is not ready while the disk refuses turns, until writes pass again', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'full-'))
  const database = await openEmbedded(dir, () => undefined)
  await migrate(database.db)
  const product = await buildTestApp({ database })
  const ready = () => product.app.inject({ url: '/health/ready' })

  const before = await ready()
  await refuseWrite('23505').execute(database.db).catch(String)
  const otherFault = await ready()
  await refuseWrite('53100').execute(database.db).catch(String)
  const full = await ready()
  product.clock.advance(10_001)
  const freed = await ready()

  await product.close()
  await rm(dir, { recursive: true })
  expect([before, otherFault, full, freed].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 503, 200,
  ])
  expect(full.json()).toEqual({ ok: false, why: expect.stringMatching(/read only or full\.$/u) })
})

test('detects a full disk before a turn fails, and its recovery', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'room-'))
  const away = `${dir}-away`
  const hasRoom = async () => createRoomProbe(dir)()

  const before = await hasRoom()
  await rename(dir, away)
  const without = await hasRoom()
  await rename(away, dir)
  const again = await hasRoom()

  await rm(dir, { recursive: true })
  expect([before, without, again]).toEqual([true, false, true])
})

test('logs once that the server is not ready, and once that it is ready again', async () => {
  const lines: string[] = []
  let hindrance: NotReadyReason | null = null
  const product = await buildTestApp({
    settings: {
      findHindrance: async () => hindrance,
      logLevel: 'info',
      logTo: { write: (line) => void lines.push(line) },
    },
  })
  const look = async (found: NotReadyReason | null) => {
    hindrance = found
    await product.app.inject({ url: '/health/ready' })
  }

  for (const found of [null, 'no_room', 'no_room', 'writes_refused', null, null] as const)
    await look(found)

  await product.close()
  expect(lines.filter((line) => line.includes('ready:') || line.includes('ready again'))).toEqual([
    expect.stringMatching(/"hindrance":"no_room".*not ready: The data directory has no room/u),
    expect.stringContaining('"msg":"ready again"'),
  ])
})
