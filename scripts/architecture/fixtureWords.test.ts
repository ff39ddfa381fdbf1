import { expect, test } from 'vitest'

import { adminMessages } from '../../packages/ui/src/messages/adminMessages.ts'
import { partMessages } from '../../packages/ui/src/messages/partMessages.ts'
import { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
import { copiedWordsOf, sentencesOf } from './fixtureWords.ts'
import { filesIn, sourceFiles } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** Of every page, those for admins and for authors among them. */
const wholeCatalogue = new Set(sentencesOf([wholeEnglish, adminMessages, partMessages]))

/** What stories and tests are given, but for a page's worth of words that is theirs to choose. */
const isFixture = (file: string) =>
  /^packages\/(ui|app)\/src\/(testing\/|.*\/sample[A-Z]\w*\.tsx?$)/.test(file)

const files = [...sourceFiles().filter(isFixture), ...filesIn('packages/ui/src', '.stories.tsx')]
// Looked for before the tests begin: a busy machine takes longer for all stories than a test may.
const copied = files.flatMap((file) =>
  copiedWordsOf(textOf(file), wholeCatalogue).map((words) => `${file}:${words}`),
)

test('stories and fixtures show the interface in the words of its catalogues, so in every language', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(copied).toEqual([])
})

test('copied words of a story are found; what its play asks for, names and titles stand', () => {
  const story = `const meta = { args: { title: 'Email verified successfully', label: 'Like' } }
const Native = { render: () => <Button>Back to Login</Button>, play: () => find('Back to Login') }
const Bar = { args: { submitLabel: 'Take down', children: <h1>Overview</h1> } }
const Own = { args: { title: 'Draft', name: 'Like', label: 'Ferries' } }`

  expect(copiedWordsOf(story, wholeCatalogue)).toEqual([
    '1 Email verified successfully',
    '1 Like',
    '2 Back to Login',
    '3 Take down',
    '3 Overview',
  ])
})
