import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, textOf } from '../prepare.mjs'

const budget = JSON.parse(textOf('scripts/architecture/sizeBudget.json')) as Record<string, number>

const CODE = /\.(?:ts|tsx|mts|mjs|js)$/

/** Returns a part such as `packages/ui` or `e2e`. */
const partOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/')

test('no part of the repository has more lines than its budget', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const lines: Record<string, number> = {}
  for (const file of files.filter((one) => CODE.test(one) && existsSync(join(root, one)))) {
    const part = file.includes('/') ? partOf(file) : 'root'
    const count = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    lines[part] = (lines[part] ?? 0) + count
  }

  // Lower a number when its part shrinks. Raise one only in the commit that needs it, and say why.
  const over = Object.entries(lines).filter(([part, count]) => count > (budget[part] ?? 0))
  expect(over.map(([part, count]) => `${part}: ${count} of ${budget[part] ?? 0}`)).toEqual([])
})
