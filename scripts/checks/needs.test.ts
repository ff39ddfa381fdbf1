import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../prepare.mjs'

const NOWHERE = '127.0.0.1:9'

function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-check-'))
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  return folder
}

/** Copies of the repository, whose own lock file could trigger an installation. */
let bare: string
let ready: string
beforeAll(() => {
  bare = checkout()
  ready = checkout()
  symlinkSync(join(root, 'node_modules'), join(ready, 'node_modules'))
  utimesSync(join(ready, 'package-lock.json'), 0, 0)
})
afterAll(() => {
  for (const folder of [bare, ready]) rmSync(folder, { recursive: true, force: true })
})

async function check(cwd: string, steps: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/test.mjs', ...steps], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: bare, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, told, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, said, told }
}

test('reports an unreachable database server in one sentence', async () => {
  const { code, said, told } = await check(ready, ['types', 'server on PostgreSQL'], {
    TEST_DATABASE_URL: `postgresql://${NOWHERE}/none`,
  })

  expect(code).toBe(1)
  expect(told.trim()).toMatch(/^The PostgreSQL of TEST_DATABASE_URL does not answer \(\w+\): .*\.$/)
  expect(said).toBe('')
})

test('reports packages that can’t be fetched in one sentence', async () => {
  const { code, told } = await check(bare, [], {
    npm_config_registry: `http://${NOWHERE}/`,
    npm_config_cache: join(bare, 'cache'),
  })

  expect(code).toBe(1)
  expect(told).toContain('the npm registry cannot be reached: connect this machine')
})

test('reports an unknown step with the list of known steps', async () => {
  const { code, told } = await check(ready, ['unti'], {})

  expect(code).toBe(1)
  expect(told).toMatch(/^No step is called unti\. There are: book, end to end, .*format\.$/m)
})
