import { expect, test } from 'vitest'

import { componentFacts, tokensIn } from './componentFacts.ts'
import { handledKeys } from './keyFacts.ts'
import { messageKeysIn } from './messageKeys.ts'
import { wordsOf } from './messageWords.ts'
import { OWN_KEYS } from './ownKeys.ts'
import { readPieces } from './pieces.ts'

const facts = componentFacts()

test('what the page of a button says is in its source', () => {
  expect(facts['Button']).toMatchObject({
    entry: '@kathasagar/ui/primitives',
    keys: [['Enter, Space', 'Presses the button']],
    messages: [],
  })
  expect(facts['Button']?.parts).toContain('Icon')
  expect(facts['Button']?.tokens).toContain('color.action')
  expect(facts['Button']?.usedBy).toContain('StoryCard')
})

test('the words of a card are found, however its files take them from the catalogue', () => {
  const keys = facts['StoryCard']?.messages.filter((key) => wordsOf(key) !== undefined)

  expect(keys).toEqual(expect.arrayContaining(['story.play', 'story.starting', 'story.like']))
  expect(wordsOf('story.play')).toBe('PLAY')
  expect(wordsOf('story')).toBeUndefined()
})

test.each([
  ['const { play: words } = useMessages()\nwords.act', 'play.act'],
  ['const messages = useMessages().story\nmessages.like', 'story.like'],
  ['const { review } = useAuthoringMessages().authoring\nreview.title', 'authoring.review.title'],
  ['const { people } = adminMessages\npeople.manage', 'adminMessages.people.manage'],
])('%j reads a string', (text, key) => {
  expect(messageKeysIn(text)).toContain(key)
})

test('a word that only looks like a token is none', () => {
  expect(
    tokensIn('padding: space.m, color: color.text, x: color.nothing, y: props.space.m'),
  ).toEqual(['space.m', 'color.text'])
})

/** How pages call what a browser calls otherwise. */
const SPOKEN: Readonly<Record<string, string>> = { Escape: 'Esc' }
const isTold = (told: string, key: string) =>
  told.includes(SPOKEN[key] ?? key.replace('Arrow', 'Arrow '))

test('each key that a handler of a piece asks for is told on its page', () => {
  const silent = [...readPieces().values()].flatMap((piece) => {
    const told = (facts[piece.name]?.keys ?? []).map(([keys]) => keys).join(', ')
    return handledKeys(piece)
      .filter((key) => !isTold(told, key))
      .map((key) => `${piece.name}: ${key}`)
  })

  expect(silent).toEqual([])
})

test('keys are told of pieces that are there', () => {
  expect(Object.keys(OWN_KEYS).filter((name) => facts[name] === undefined)).toEqual([])
})
