import { spawnSync } from 'node:child_process'
import { matchesGlob, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

import config from '../.storybook/main.ts'
import { onlyOnDesks, onlyOnPhones, pageModes } from '../packages/ui/src/storybook/modes.ts'
import { palettes } from '../packages/ui/src/design-system/theme/tokens.ts'
import { root, textOf } from './prepare.mjs'

test('sends nothing and succeeds without a token', () => {
  const { CHROMATIC_PROJECT_TOKEN: _own, ...env } = process.env
  const command = ['scripts/chromatic.mjs']
  const { status, stdout } = spawnSync('node', command, { cwd: root, env, encoding: 'utf8' })

  expect(stdout).toBe('· No pictures were sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.\n')
  expect(status).toBe(0)
})

test('the modes of screens cover each theme and each width', () => {
  const all = Object.values(pageModes)

  expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(Object.keys(palettes)))
  expect(new Set(all.map(({ viewport }) => viewport))).toEqual(new Set([360, 768, 1280]))
})

test.each([
  { left: onlyOnPhones, width: 360 },
  { left: onlyOnDesks, width: 1280 },
])('omits other widths for a story that needs $width pixels', ({ left, width }) => {
  const kept = Object.entries(pageModes).filter(([name]) => !(name in left.chromatic.modes))

  expect([...new Set(kept.map(([, { viewport }]) => viewport))]).toEqual([width])
})

test('takes all snapshots again after a change of a static file', () => {
  const { externals } = JSON.parse(textOf('chromatic.config.json')) as { externals: string[] }
  const served = (config.staticDirs as (string | { from: string })[])
    .map((one) =>
      relative(root, resolve(root, '.storybook', typeof one === 'string' ? one : one.from)),
    )
    // Chromatic itself tracks packages by the lock file.
    .filter((folder) => !folder.startsWith('node_modules/'))

  for (const folder of served) {
    const isWatched = externals.some((glob) => matchesGlob(`${folder}/deep/picture.svg`, glob))
    expect([folder, isWatched]).toEqual([folder, true])
  }
})

test('captures only changed stories again, from the published build', () => {
  const read = (file: string): unknown => JSON.parse(textOf(file))
  const { scripts } = read('package.json') as { scripts: Record<string, string> }

  const told = read('chromatic.config.json') as { buildScriptName: string; onlyChanged: boolean }

  expect(told.onlyChanged).toBe(true)
  expect(scripts[told.buildScriptName]).toMatch(/\bstorybook build/)
})
