import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { wordsOf } from './retiredWords.ts'

/** What an engineer who is new here looks for, and the folder below which a path must have the words. */
const WANTED: Readonly<Record<string, string>> = {
  autofix: 'packages/interchange/src/program',
  'background job': 'packages/server/src',
  backup: 'packages/server/src',
  breaker: 'packages/server/src/providers/models',
  cache: 'packages/server/src',
  classifier: 'packages/engine/src',
  'click outside': 'packages/ui/src/hooks',
  'concurrency limit': 'packages/server/src/providers/net',
  detour: 'packages/engine/src/turn',
  'edit distance': 'packages/engine/src',
  'escape marks': 'packages/interchange/src',
  'foreign format': 'packages/interchange/src',
  'free input': 'packages/server/src',
  hydration: 'packages/app/src',
  'lazy part': 'packages/ui/src',
  lease: 'packages/server/src/services/sessions',
  ledger: 'packages/server/src',
  lexicon: 'packages/engine/src',
  'logistic regression': 'packages/engine/src/classifier',
  markdown: 'packages/ui/src',
  memory: 'packages/engine/src',
  metric: 'packages/server/src/http',
  migration: 'packages/server/src/db',
  outbox: 'packages/server/src/db',
  prompt: 'packages/engine/src',
  'rate limit': 'packages/api/src',
  'reconnecting listener': 'packages/server/src/db',
  'reduced motion': 'packages/ui/src/theme',
  replica: 'packages/server/src/db',
  retry: 'packages/server/src/providers/models',
  seed: 'packages/server/src',
  similarity: 'packages/engine/src',
  'stop word': 'packages/engine/src',
  telemetry: 'packages/server/src',
  'text feature': 'packages/engine/src/classifier',
  transliterate: 'packages/engine/src',
  undo: 'packages/server/src/services/sessions',
  'validation message': 'packages/server/src/http',
  'yes or no': 'packages/engine/src',
}

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
