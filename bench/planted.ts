import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded } from '../packages/server/src/db/client.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { insertStory } from '../packages/server/src/test/factories.ts'
import { startProduct } from './product.ts'

/** Starts the real server on a data directory of its own that has these stories; tells their ids. */
export async function startPlanted(...stories: Parameters<typeof insertStory>[1][]) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const { db, close } = await openEmbedded(folder, console.error)
  await migrate(db)
  const ids: string[] = []
  for (const story of stories) ids.push((await insertStory(db, story)).id)
  await close()
  const { address, stop } = await startProduct(folder)
  return {
    address,
    ids,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
