import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { leavingOut } from './leftOut.mjs'
import { root } from '../prepare.mjs'
import { LONG_RUNS, SLOW_MOVING, SLOW_UNITS } from './steps.mjs'

test('what npm test leaves to test:all is there, and left out', () => {
  const left = [...SLOW_MOVING, ...LONG_RUNS]
  const listed = (globs: readonly string[]) =>
    execFileSync('npx', ['vitest', 'list', '--filesOnly', '--project=unit', '--project=server*'], {
      env: { ...process.env, ...leavingOut(globs) },
      encoding: 'utf8',
    })
      .split('\n')
      .map((line) => line.replace(/^\[.*?\] /, ''))

  const [all, few] = [listed([]), listed(left)]

  expect(left.filter((file) => !all.includes(file))).toEqual([])
  expect(left.filter((file) => few.includes(file))).toEqual([])
})

test('each part that a quick check leaves out is there', () => {
  expect(SLOW_UNITS.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([])
})
