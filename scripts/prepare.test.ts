import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

const BOUNDS = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'NODE_OPTIONS'] as const

test.each(['Dockerfile', 'deploy/kathasagar.service'])(
  '%s starts the server with the bounds on memory that npm start has',
  async (file) => {
    for (const name of BOUNDS) vi.stubEnv(name, undefined)
    const { root, serverEnv } = await import('./prepare.mjs')
    const text = readFileSync(join(root, file), 'utf8')

    const missing = BOUNDS.filter((name) => !text.includes(`${name}=${serverEnv[name]}`))

    expect(missing).toEqual([])
  },
)
