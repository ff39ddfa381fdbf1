import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { wordsOf } from './retiredWords.ts'
import { WANTED } from './wantedWords.ts'

const files = sourceFiles()

/** Whether a path has the words one after the other; the last of them may be one of many. */
function hasWords(path: string, wanted: string): boolean {
  const words = ` ${wordsOf(path).join(' ')} `
  return words.includes(` ${wanted} `) || words.includes(` ${wanted}s `)
}

test.each(Object.entries(WANTED))('“%s” is found in a path below %s', (wanted, folder) => {
  const found = files.filter(
    (file) => file.startsWith(`${folder}/`) && hasWords(file.slice(folder.length), wanted),
  )

  expect(found).not.toEqual([])
})

test.each([
  ['packages/engine/src/words/stopWords.ts', 'stop word', true],
  ['packages/server/src/backups/dump.ts', 'backup', true],
  ['packages/story/src/stopping.ts', 'stop word', false],
  ['packages/ui/src/unstop/words.ts', 'stop word', false],
])('%s is searched for “%s”: %s', (path, wanted, isFound) => {
  expect(hasWords(path, wanted)).toBe(isFound)
})
