import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded, openPostgres } from '../packages/server/src/db/client.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { insertStory } from '../packages/server/src/test/factories.ts'
import { RIVER } from '../packages/server/src/test/play.ts'
import { createServerDatabase } from '../packages/server/src/test/testDatabase.ts'
import { RING } from './lightPlayer.ts'
import { sit, type Player } from './player.ts'
import { startProduct } from './product.ts'

/**
 * Starts the real server on a database of its own that has these stories, on PostgreSQL where
 * TEST_DATABASE_URL names one; tells their ids.
 */
export async function startPlanted(...stories: Parameters<typeof insertStory>[1][]) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const onServer = await createServerDatabase()
  const { db, close } = onServer
    ? await openPostgres(onServer.url, console.error)
    : await openEmbedded(folder, console.error)
  await migrate(db)
  const ids: string[] = []
  for (const story of stories) ids.push((await insertStory(db, story)).id)
  await close()
  const { address, stop } = await startProduct(
    folder,
    onServer ? { DATABASE_URL: onServer.url } : {},
  )
  return {
    address,
    ids,
    stop: async () => {
      await stop()
      await onServer?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const { ferry, bank } = RIVER.nodes as Record<'ferry' | 'bank', (typeof RIVER)['nodes'][string]>

/** A story in which whoever takes the first choice goes round for ever. */
export const LOOP = {
  structure: {
    ...RIVER,
    nodes: { ...RIVER.nodes, ferry: { ...ferry, choices: ferry.choices.toReversed() }, bank },
  },
  initial_xp: 100_000,
}

/** A session that has gone round for so many turns. */
export async function walk(player: Player, story_id: string, turns: number) {
  const seat = await sit(player, story_id)
  for (let turn = 0; turn < turns; turn += 1) {
    await seat.act({ action_type: 'continue', selected_choice: RING[turn % RING.length] })
  }
  return seat
}
