import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { root } from './prepare.mjs'

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>
}

const OTHERS = new Set(['build', 'storybook', 'build:storybook', 'lint', 'format'])
/** Commands that pass options to another tool. */
const HANDED_ON = new Set(['chromatic'])
/** Usage lines that do not start with `npm run NAME`. */
const HEADS: Readonly<Record<string, string>> = {
  start: 'npm start\n',
  test: 'npm test ',
  'test:quick': 'npm test ',
  'test:all': 'npm test ',
  admin: 'Usage: ',
}
const OURS = Object.keys(scripts).filter((name) => !OTHERS.has(name))

async function call(...args: string[]) {
  const child = spawn('npm', ['run', '-s', ...args], { cwd: root })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  return { status, stdout, stderr }
}

test('documents options of every command except those of other tools', () => {
  const called = (name: string) => scripts[name]?.replace('node scripts/installTools.mjs && ', '')
  const ofOurs = [...OTHERS].filter((name) => /scripts\/|cli\/|bench\//.test(called(name) ?? ''))

  expect(ofOurs).toEqual([])
})

test.concurrent.each(OURS)(
  'npm run %s -- --help prints the usage and does nothing else',
  async (name) => {
    const { status, stdout, stderr } = await call(name, '--', '--help')

    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.slice(0, 40)).toMatch(new RegExp(`^${HEADS[name] ?? `npm run ${name}(?: |\n)`}`))
    expect(stdout.trim().split('\n').length).toBeGreaterThan(1)
  },
  120_000,
)

test.concurrent.each(OURS.filter((name) => !HANDED_ON.has(name)))(
  'npm run %s rejects an unknown option with a message',
  async (name) => {
    const { status, stderr } = await call(name, '--', '--nope')

    expect(status).toBe(2)
    expect(stderr).toMatch(/^(?:error: unknown|Unknown) option '--nope'/)
    expect(stderr).not.toMatch(/^ +at /m)
  },
  120_000,
)

test('rejects an invalid time before anything is played', async () => {
  const { status, stderr } = await call('kill-test', '--', '--kills=half')

  expect([status, stderr.split('\n')[0]]).toEqual([2, '--kills is a number, 0 or more.'])
}, 120_000)
