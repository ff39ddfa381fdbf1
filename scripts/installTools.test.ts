import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { root } from './prepare.mjs'

/** Fake npm that records each installation and waits for a file before it installs. */
const NPM = `#!/bin/sh
[ "$1" = ping ] && exit
echo "$1" >> calls
cat gate > /dev/null
mkdir -p node_modules/vitest
touch node_modules/.package-lock.json
`
const WAITING = 'Waiting for another command'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  for (const name of ['installTools', 'prepare', 'lockFile', 'steps']) {
    cpSync(join(root, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`))
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'bin-npm'), NPM)
  spawnSync('sh', ['-c', 'mkdir bin && mv bin-npm bin/npm && chmod +x bin/npm && mkfifo gate'], {
    cwd: folder,
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

function begin() {
  const path = `${join(folder, 'bin')}:${process.env.PATH ?? ''}`
  const child = spawn(process.execPath, ['scripts/installTools.mjs'], {
    cwd: folder,
    env: { ...process.env, PATH: path },
  })
  let printed = ''
  child.stdout.on('data', (piece: Buffer) => (printed += piece.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => printed.includes(text) && resolve()
      child.stdout.on('data', look)
      look()
    })
  return { ended, says }
}

const openGate = () => writeFileSync(join(folder, 'gate'), '')
const calls = () => readFileSync(join(folder, 'calls'), 'utf8')

test('installs tools once for two commands, and the other command waits', async () => {
  const both = [begin(), begin()]

  await Promise.race(both.map(({ says }) => says(WAITING)))
  openGate()

  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  expect(calls()).toBe('ci\n')
  expect(existsSync(join(folder, '.installing'))).toBe(false)
})

test('completes an interrupted installation with the next command', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  symlinkSync(String(dead), join(folder, '.installing'))

  const { ended, says } = begin()
  await says('Installing packages')
  openGate()

  expect(await ended).toBe(0)
  expect(calls()).toBe('ci\n')
})
