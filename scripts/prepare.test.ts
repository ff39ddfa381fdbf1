import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { root } from './prepare.mjs'

const BOUNDS = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'NODE_OPTIONS'] as const

test.each(['Dockerfile', 'deploy/kathasagar.service'])(
  '%s starts the server with the memory limits of npm start',
  async (file) => {
    for (const name of BOUNDS) vi.stubEnv(name, undefined)
    const { root, serverEnv } = await import('./prepare.mjs')
    const text = readFileSync(join(root, file), 'utf8')

    const missing = BOUNDS.filter((name) => !text.includes(`${name}=${serverEnv[name]}`))

    expect(missing).toEqual([])
  },
)

test("the service's user is the one that is created for it and runs its commands", () => {
  const [unit = '', docs = ''] = ['deploy/kathasagar.service', 'docs/OPERATIONS.md'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )

  const user = /^User=(\S+)$/m.exec(unit)?.[1]

  expect(user).toBeDefined()
  expect(docs).toContain(`useradd --system ${user}`)
  expect(docs).toContain(`sudo -u ${user} DATA_DIR=/var/lib/${user} npm run admin`)
  expect(unit).toContain(`DATA_DIR=/var/lib/${user}`)
})

test('builds at the first start only after a suitable Node is installed', () => {
  const start = readFileSync(new URL('start.mjs', import.meta.url), 'utf8')
  const [node, build] = ['installNode()', 'buildApp()'].map((call) => start.indexOf(call))

  expect(node).toBeGreaterThan(0)
  expect(build).toBeGreaterThan(node ?? 0)
})

const BEGINNING = ['start', 'prepare', 'steps', 'lockFile', 'commandLine'].map(
  (name) => `scripts/${name}.mjs`,
)

test('npm start exits with 1 if the build fails', { timeout: 60_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), 'start-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(home, dirname(file)), { recursive: true })
    writeFileSync(join(home, file), text, { mode: 0o755 })
  }
  for (const file of BEGINNING) cpSync(join(root, file), join(home, file))
  write('package-lock.json', '{}')
  write('node_modules/.package-lock.json', '{}')
  write('packages/app/src/main.tsx', '')
  write('packages/server/src/main.ts', 'setInterval(() => undefined, 1000)')
  write('node_modules/.bin/npm', '#!/bin/sh\nexit 1\n')

  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(home, 'data') }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: home,
    env,
    encoding: 'utf8',
  })

  rmSync(home, { recursive: true })
  expect([status, stdout]).toEqual([1, expect.stringContaining('could not be built')])
})
