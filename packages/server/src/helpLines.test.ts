import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

function linesOf(file: unknown, country?: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'help-')), 'lines.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  const read = readConfig({ HELP_LINES_FILE: path, ...(country ? { HELP_COUNTRY: country } : {}) })
  if (!('problems' in read)) return read.helpLines
  return read.problems.map((problem) => problem.replace(path, 'FILE'))
}

test('lists Indian help lines before international ones by default', () => {
  const read = readConfig({})
  const names = 'problems' in read ? [] : read.helpLines.map(({ name, number }) => number ?? name)

  const indian = ['14416', '1-800-891-4416', '1098', '112']
  expect(names).toEqual([...indian, 'Find A Helpline', 'Befrienders Worldwide'])
})

test('uses the configured country and help lines', () => {
  const here = { name: 'Samaritans', number: '116 123', address: 'https://samaritans.org' }
  const world = { name: 'World', address: 'https://findahelpline.com' }

  expect(linesOf({ GB: [here], international: [world] }, 'gb')).toEqual([here, world])
})

test.each([
  ['not JSON', 'HELP_LINES_FILE (FILE) is not JSON'],
  [{ IN: [{ name: 'A' }] }, 'HELP_LINES_FILE (FILE) gives "A" neither a number nor an address'],
  [{ IN: [{ name: 'A', number: 'call us' }] }, 'HELP_LINES_FILE (FILE) is wrong at IN.0.number'],
  [
    { IN: [{ name: 'A', address: 'javascript:alert(1)' }] },
    'HELP_LINES_FILE (FILE) is wrong at IN.0.address',
  ],
  [{ India: [] }, 'HELP_LINES_FILE (FILE) is wrong at India'],
  [{ GB: [] }, 'HELP_COUNTRY names a country that has no help lines'],
])('reports an error for the setting %j', (file, sentence) => {
  expect(linesOf(file)).toEqual([expect.stringContaining(sentence)])
})
