import { expect, test } from 'vitest'

import { adminMessages } from '../../packages/ui/src/messages/adminMessages.ts'
import { en } from '../../packages/ui/src/messages/en.ts'
import { partMessages } from '../../packages/ui/src/messages/partMessages.ts'
import { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
import {
  copiedWordsOf,
  englishLogsOf,
  filledSentences,
  filledWordsOf,
  ownWordsOf,
  sentencesOf,
} from './fixtureWords.ts'
import { filesIn, sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

/** Of every page, those for admins and for authors among them. */
const wholeCatalogue = new Set(sentencesOf([wholeEnglish, adminMessages, partMessages]))

/** What stories and tests are given, but for a page's worth of words that is theirs to choose. */
const isFixture = (file: string) =>
  /^packages\/(ui|app)\/src\/(testing\/|.*\/sample[A-Z]\w*\.tsx?$)/.test(file)

test('fixtures hold no English of their own: the interface’s words come from its catalogue', () => {
  const fixtures = sourceFiles().filter(isFixture)
  const found = fixtures.flatMap((file) =>
    ownWordsOf(textOf(file), wholeCatalogue).map((words) => `${file}:${words}`),
  )

  expect(fixtures.length).toBeGreaterThan(8)
  expect(found).toEqual([])
})

const stories = filesIn('packages/ui/src', '.stories.tsx').map((file) => ({
  file,
  code: textOf(file),
}))
const inStories = (faultsOf: (code: string) => string[], looked = stories) =>
  looked.flatMap(({ file, code }) => faultsOf(code).map((words) => `${file}:${words}`))

/** What players meet is translated; what authors and admins do, speaks English alone. */
const ofPlayers = stories.filter(({ code }) => code.includes("'role:player'"))
const filled = filledSentences(wholeCatalogue)
// Looked for before the tests begin: a busy machine takes longer for all stories than a test may.
const found = {
  copied: inStories((code) => copiedWordsOf(code, wholeCatalogue)),
  filled: inStories((code) => filledWordsOf(code, filled), ofPlayers),
  logs: inStories(englishLogsOf),
}

test('stories show the interface in the words of its catalogues, so in every language', () => {
  expect(stories.length).toBeGreaterThan(200)
  expect(found.copied).toEqual([])
})

test('stories of what players meet fill the sentences of a catalogue and copy none', () => {
  expect(ofPlayers.length).toBeGreaterThan(90)
  expect(found.filled).toEqual([])
})

test('a log in a story is written in the sentences of a catalogue', () => {
  expect(stories.filter(({ code }) => code.includes('EntriesOf(')).length).toBeGreaterThan(1)
  expect(found.logs).toEqual([])
})

test.each([
  ["const entry = { content: 'You: I laugh' }", '1 You: I laugh'],
  ["const line = { content: 'Using Tenali (1 credit)' }", '1 Using Tenali (1 credit)'],
  ["const title = 'Sign in as Tara?'", '1 Sign in as Tara?'],
])('a copied sentence with values is found: %s', (code, words) => {
  expect(filledWordsOf(code, filled)).toEqual([words])
})

test.each([
  "const entry = { content: says(({ play }) => fill(play.you, { words: 'I laugh' })) }",
  "const name = 'Turn the page'",
  "const Told = { play: () => canvas.getByText('You: I laugh') }",
])('filled and chosen words stand: %s', (code) => {
  expect(filledWordsOf(code, filled)).toEqual([])
})

test('a log that speaks English alone is found', () => {
  const story = `const entries = logEntriesOf(history, nameOf)
const told = logEntriesOf(history, nameOf, { messages, counted })
const low = lowCreditsEntryOf({ id: 'low-4' })
const pending = pendingEntriesOf({ number: 3, asked, model: null, messages: play })`

  expect(englishLogsOf(story)).toEqual(['1 logEntriesOf', '3 lowCreditsEntryOf'])
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

test.each([
  ["const slide = { kind: 'Community' }", '1 Community'],
  ["const link = { actionLabel: 'Come in' }", '1 Come in'],
  [`const row = { title: '${en.site.rows.trending}' }`, `1 ${en.site.rows.trending}`],
])('planted words are found: %s', (code, words) => {
  expect(ownWordsOf(code, wholeCatalogue)).toEqual([words])
})

test.each([
  "const story = { title: 'The Rain Office', tagline: 'It rains by decree.' }",
  'const slide = { kind: messages.slide.kind }',
  "const mark = { note: '1 / 2' }",
  "interface Mark { kind: 'text' | 'image' }",
])('what a story says, and what a catalogue does, stands: %s', (code) => {
  expect(ownWordsOf(code, wholeCatalogue)).toEqual([])
})
