import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { createBoundedPool } from './boundedPool.ts'

const TASK = `import { resourceLimits } from 'node:worker_threads'
export default () => resourceLimits
`

test('limits all memory of a thread, including new objects', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kathasagar-thread-'))
  const file = join(dir, 'task.mjs')
  await writeFile(file, TASK)
  const limits = { timeoutMs: 60_000, maxWaiting: 1, megabytes: 128 }
  const pool = createBoundedPool<null, object>(pathToFileURL(file), limits)

  const outcome = await pool.run(null)
  await pool.close()
  await rm(dir, { recursive: true })

  expect(outcome).toMatchObject({
    answer: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 },
  })
})
