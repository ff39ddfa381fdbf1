import { expect, test } from 'vitest'

import { readFiles } from '../packages/interchange/src/files/readFiles.ts'
import { readFixtures } from '../packages/interchange/src/testing/fixtures.ts'
import authoring from '../packages/ui/src/messages/hi/authoring.json' with { type: 'json' }
import { importMessageOf, sayImport } from '../packages/ui/src/messages/useImportMessage.ts'

const hindi = authoring.structure.importNotes
const told = new Set<string>()
for (const { files } of readFixtures()) {
  const read = await readFiles(files)
  if ('code' in read) told.add(read.message)
  else for (const { message } of [...read.notes, ...read.mends]) told.add(message)
}

test('each note that the import of a fixture makes has its words in other languages', () => {
  expect(told.size).toBeGreaterThan(50)
  expect([...told].filter((message) => importMessageOf(message) === null)).toEqual([])
})

test.each([
  ['A link leads to "Hall", but there is no such passage.', '“Hall” पर ले जाता है'],
  [
    '"$gold" cannot be followed: it takes more values than a story can remember. What depends on it is not known.',
    'इसके मान उससे ज़्यादा हैं',
  ],
  [
    'A picture was left out: it is not among the files, or is none that can be read here.',
    'फ़ाइलों में नहीं',
  ],
  [
    'There is no category "Sea shanties" here; the story is filed under "Hauntings".',
    '“Hauntings” में रखी गई है',
  ],
])('%s is said in Hindi, with what stands in it', (message, words) => {
  expect(sayImport(message, hindi)).toContain(words)
})

test('a note that no list has is told as it came', () => {
  expect(sayImport('Something new.', hindi)).toBe('Something new.')
})
