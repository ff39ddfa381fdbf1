import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import appConfig from '../packages/app/vite.config.ts'

const runningIn = (group: string) =>
  spawnSync('pgrep', ['-g', group], { encoding: 'utf8' }).stdout.trim()

test(
  'npm run dev prints the address last and leaves no process behind',
  { timeout: 240_000 },
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'dev-'))
    const env = { ...process.env, PORT: '0', DATA_DIR: dir }
    const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    const isOpen = Promise.withResolvers<void>()
    dev.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('The API is at')) isOpen.resolve()
    })
    const ended = once(dev, 'exit')

    await Promise.race([isOpen.promise, ended])
    const saidWhenOpen = said.trim().split('\n')
    const children = spawnSync('pgrep', ['-P', String(dev.pid)], { encoding: 'utf8' }).stdout
    const groups = children.trim().split('\n')
    dev.kill('SIGHUP')
    await ended

    rmSync(dir, { recursive: true, force: true })
    expect(saidWhenOpen.at(-1)).toMatch(/^· Open http:\/\/localhost:\d+\/? in a browser/u)
    expect(groups).toHaveLength(2)
    await expect.poll(() => groups.map(runningIn), { timeout: 60_000 }).toEqual(['', ''])
  },
)

test.each(['/api/v1/stories/', '/pictures/1.avif', '/standalone.js', '/embed.js', '/embed/1'])(
  'npm run dev proxies %s to the server',
  (path) => {
    const begins = Object.keys(appConfig.server?.proxy ?? {})

    expect(begins.filter((begin) => path.startsWith(begin))).toHaveLength(1)
  },
)
