import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'

import { describe, expect, test } from 'vitest'

import config from '../.storybook/main.ts'
import { modes, onlyOnDesks, onlyOnPhones } from '../.storybook/modes.ts'
import { palettes } from '../packages/ui/src/theme/tokens.ts'
import { root } from './prepare.mjs'

/** Runs the command as npm would, with a token or without one. */
function send(token: string | undefined, ...args: string[]) {
  const { CHROMATIC_PROJECT_TOKEN: _own, ...env } = process.env
  return spawnSync('node', ['scripts/chromatic.mjs', ...args], {
    cwd: root,
    env: { ...env, ...(token === undefined ? {} : { CHROMATIC_PROJECT_TOKEN: token }) },
    encoding: 'utf8',
  })
}

describe('npm run chromatic', () => {
  test('without a token says in one line that nothing was sent, and is content', () => {
    const { status, stdout, stderr } = send(undefined)

    expect(stdout.trimEnd().split('\n')).toEqual([
      '· No pictures were sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.',
    ])
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('with a token asks the command of Chromatic', () => {
    const { status, stdout } = send('a-token', '--version')

    expect(stdout).toMatch(/^\d+\.\d+\.\d+$/m)
    expect(status).toBe(0)
  })

  test('fails when the command of Chromatic does', () => {
    expect(send('a-token', '--config-file', 'nowhere.json').status).toBe(1)
  })
})

test('a picture is taken in every theme, at the width of a phone and of a desk', () => {
  const wanted = Object.keys(palettes).flatMap((theme) => [
    { theme, viewport: 360 },
    { theme, viewport: 1280 },
  ])

  expect(Object.values(modes)).toEqual(expect.arrayContaining(wanted))
  expect(Object.values(modes)).toHaveLength(wanted.length)
})

test('what a story leaves out are modes that there are', () => {
  const left = [onlyOnPhones, onlyOnDesks].flatMap(({ chromatic }) => Object.keys(chromatic.modes))

  expect(left.sort()).toEqual(Object.keys(modes).sort())
})

test('a change of any file that is served beside the stories takes all pictures anew', () => {
  const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
    externals: string[]
  }
  const served = (config.staticDirs as (string | { from: string })[]).map((one) =>
    relative(root, resolve(root, '.storybook', typeof one === 'string' ? one : one.from)),
  )

  for (const folder of served) {
    const isWatched = externals.some((glob) => matchesGlob(`${folder}/deep/picture.svg`, glob))
    expect([folder, isWatched]).toEqual([folder, true])
  }
})
