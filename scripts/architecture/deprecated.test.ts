import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, sourceFiles } from './imports.ts'
import { isBefore, noticeFaults } from './deprecated.ts'

const versionOf = (name: string): string => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  )
  return manifest.version
}

test.each(['ui', 'api'])(
  'old names of %s say what to take instead, and go when they said',
  (name) => {
    const files = sourceFiles(`packages/${name}/src`)
    const faults = files.flatMap((file) =>
      noticeFaults(readFileSync(join(root, file), 'utf8'), versionOf(name)).map(
        (fault) => `${file}: ${fault}`,
      ),
    )

    expect(files.length).toBeGreaterThan(50)
    expect(faults).toEqual([])
  },
)

test('ui and api carry the same number', () => {
  expect(versionOf('ui')).toBe(versionOf('api'))
})

const NOTICE = '/** @deprecated since 0.2.0, gone in 0.4.0: take `onClose`. */'

test.each([
  ['0.1.0', NOTICE, 0],
  ['0.3.9', NOTICE, 0],
  ['0.4.0', NOTICE, 1],
  ['1.0.0', NOTICE, 1],
  ['0.1.0', '/** @deprecated */', 1],
  ['0.1.0', '/** @deprecated Use onClose. */', 1],
  ['0.1.0', '/** @deprecated since 0.2.0, gone in 0.4.0: */', 1],
  ['0.1.0', '/** @deprecated since 0.4.0, gone in 0.4.0: take `onClose`. */', 1],
])('at %s the line %s has %i faults', (version, line, count) => {
  expect(noticeFaults(line, version)).toHaveLength(count)
})

test('versions are told apart by number, not by letter', () => {
  expect(isBefore('0.9.0', '0.10.0')).toBe(true)
  expect(isBefore('0.10.0', '0.9.9')).toBe(false)
  expect(isBefore('0.1.0', '0.1.0')).toBe(false)
})
