import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { PUBLISH_MINIMUMS } from './publishMinimums.ts'

const told = (path: string) =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const { words, scenes, endings, descriptionWords } = PUBLISH_MINIMUMS

test.each([
  ['docs/REVIEW.md', `at least ${words} words in the texts of its scenes`],
  ['docs/REVIEW.md', `${scenes} scenes, ${endings} ending (`],
  ['docs/REVIEW.md', `a description of ${descriptionWords} words`],
  ['packages/ui/src/messages/guidebook/guide.ts', `at least ${words} words in ${scenes} scenes`],
  ['packages/ui/src/messages/guidebook/guide.ts', `with ${endings} ending`],
  ['packages/ui/src/messages/guidebook/guide.ts', `a description of ${descriptionWords} words`],
])('%s tells authors "%s"', (path, sentence) => {
  expect(told(path)).toContain(sentence)
})
