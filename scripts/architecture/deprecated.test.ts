import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** How an old name says that it goes: since when, until when, and what stands in its place. */
const NOTICE = /@deprecated since (\d+\.\d+\.\d+), gone in (\d+\.\d+\.\d+): [`\w]/

/** Whether one version comes before another. */
const isBefore = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0

/** What is wrong with the notices of one file, at the version that is checked out. */
function noticeFaults(text: string, version: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.includes('@deprecated'))
    .flatMap((line) => {
      const [, since = '', until = ''] = NOTICE.exec(line) ?? []
      if (!since) return [`“${line.trim()}” says no version, or no other way`]
      if (!isBefore(since, until)) return [`“${line.trim()}” gives no version to change in`]
      return isBefore(version, until) ? [] : [`“${line.trim()}” should be gone in ${version}`]
    })
}

const versionOf = (name: string): string => {
  const manifest: { version: string } = JSON.parse(textOf(`packages/${name}/package.json`))
  return manifest.version
}

test.each(['ui', 'api'])(
  'old names of %s say what to take instead, and go when they said',
  (name) => {
    const files = sourceFiles(`packages/${name}/src`)
    const faults = files.flatMap((file) =>
      noticeFaults(textOf(file), versionOf(name)).map((fault) => `${file}: ${fault}`),
    )

    expect(files.length).toBeGreaterThan(50)
    expect(faults).toEqual([])
  },
)

test('ui and api carry the same number', () => {
  expect(versionOf('ui')).toBe(versionOf('api'))
})

const SOUND = '/** @deprecated since 0.2.0, gone in 0.4.0: take `onClose`. */'

test.each([
  ['0.1.0', SOUND, 0],
  ['0.3.9', SOUND, 0],
  ['0.4.0', SOUND, 1],
  ['0.10.0', SOUND, 1],
  ['0.1.0', '/** @deprecated */', 1],
  ['0.1.0', '/** @deprecated since 0.2.0, gone in 0.4.0: */', 1],
  ['0.1.0', '/** @deprecated since 0.4.0, gone in 0.4.0: take `onClose`. */', 1],
])('at %s the line %s has %i faults', (version, line, count) => {
  expect(noticeFaults(line, version)).toHaveLength(count)
})
