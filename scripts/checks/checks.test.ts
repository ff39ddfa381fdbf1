import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { leavingOut } from './leftOut.mjs'
import { root } from '../prepare.mjs'
import { LONG_RUNS, SLOW_MOVING, SLOW_UNITS } from './steps.mjs'

test('tests that npm test omits exist and are omitted', () => {
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

test('parts that a quick check omits exist', () => {
  expect(SLOW_UNITS.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([])
})
