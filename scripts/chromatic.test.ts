import { spawnSync } from 'node:child_process'
import { matchesGlob, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

import config from '../.storybook/main.ts'
import { modes, onlyOnDesks, onlyOnPhones } from '../packages/ui/src/storybook/modes.ts'
import { palettes } from '../packages/ui/src/design-system/theme/tokens.ts'
import { root, textOf } from './prepare.mjs'

test('without a token npm run chromatic says that nothing was sent, and is content', () => {
  const { CHROMATIC_PROJECT_TOKEN: _own, ...env } = process.env
  const command = ['scripts/chromatic.mjs']
  const { status, stdout } = spawnSync('node', command, { cwd: root, env, encoding: 'utf8' })

  expect(stdout).toBe('· No pictures were sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.\n')
  expect(status).toBe(0)
})

test('the modes show each theme and each width once', () => {
  const all = Object.values(modes)

  expect(all.map(({ theme }) => theme)).toEqual(Object.keys(palettes))
  expect(new Set(all.map(({ viewport }) => viewport))).toEqual(new Set([360, 768, 1280]))
})

test.each([
  { left: onlyOnPhones, width: 360 },
  { left: onlyOnDesks, width: 1280 },
])('a story that needs $width pixels leaves out every other width', ({ left, width }) => {
  const kept = Object.entries(modes).filter(([name]) => !(name in left.chromatic.modes))

  expect(kept.map(([, { viewport }]) => viewport)).toEqual([width])
})

test('a change of any file that is served beside the stories takes all pictures anew', () => {
  const { externals } = JSON.parse(textOf('chromatic.config.json')) as {
    externals: string[]
  }
  const served = (config.staticDirs as (string | { from: string })[])
    .map((one) =>
      relative(root, resolve(root, '.storybook', typeof one === 'string' ? one : one.from)),
    )
    // What a package serves changes with the lock file, which Chromatic follows itself.
    .filter((folder) => !folder.startsWith('node_modules/'))

  for (const folder of served) {
    const isWatched = externals.some((glob) => matchesGlob(`${folder}/deep/picture.svg`, glob))
    expect([folder, isWatched]).toEqual([folder, true])
  }
})

test('only stories that a change has touched are taken anew, from the book that designers get', () => {
  const read = (file: string): unknown => JSON.parse(textOf(file))
  const { scripts } = read('package.json') as { scripts: Record<string, string> }

  const told = read('chromatic.config.json') as { buildScriptName: string; onlyChanged: boolean }

  expect(told.onlyChanged).toBe(true)
  expect(scripts[told.buildScriptName]).toMatch(/\bstorybook build/)
})
