import { expect, test } from 'vitest'

import { importsOf } from './imports.ts'
import { textOf } from '../prepare.mjs'

const MAIN = 'packages/server/src/main.ts'
/** All of the server that does not open its database. */
const REST = 'packages/server/src/start.ts'

/** Files that are read for `file`, but for those that the rest brings. */
function readFor(file: string, known = new Set<string>()): Set<string> {
  if (file === REST || known.has(file)) return known
  known.add(file)
  for (const { to, isPackage, isTypeOnly } of importsOf(file)) {
    if (!isPackage && !isTypeOnly && to.endsWith('.ts')) readFor(to, known)
  }
  return known
}

test('the database begins to open before most of the server is read', () => {
  const main = textOf(MAIN)
  expect(main).toMatch(/await import\('\.\/start\.ts'\)/)
  expect(main).not.toMatch(/^import \{.* from '\.\/start\.ts'$/m)

  const before = [...readFor(MAIN)]

  expect(before).toContain('packages/server/src/db/client.ts')
  for (const file of ['app.ts', 'context.ts', 'services/seed/seedCatalogue.ts']) {
    expect(before).not.toContain(`packages/server/src/${file}`)
  }
})
