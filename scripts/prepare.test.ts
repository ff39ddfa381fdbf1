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

test('a first start builds nothing before there is a Node that reads TypeScript', () => {
  const start = readFileSync(new URL('start.mjs', import.meta.url), 'utf8')
  const [node, build] = ['installNode()', 'buildApp()'].map((call) => start.indexOf(call))

  expect(node).toBeGreaterThan(0)
  expect(build).toBeGreaterThan(node ?? 0)
})
