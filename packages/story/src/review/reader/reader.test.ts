import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { StoryStructure } from '../../schema/structure.ts'
import { reviewStructure } from '../review.ts'

const url = new URL('../../testing/joins/readerJoins.json', import.meta.url)
const joins: Record<string, StoryStructure> = JSON.parse(readFileSync(url, 'utf8'))

const NEW = new Set([
  'named_before_met',
  'introduced_again',
  'asked_again',
  'denies_the_way',
  'presumes_the_way',
  'question_unanswered',
  'words_glued',
])

const readingOf = (structure: StoryStructure) =>
  reviewStructure(structure)
    .filter(({ code }) => NEW.has(code))
    .map(({ code, node, message }) => ({ code, node, message }))

// Scenes as they stood when a reader found that they contradict what was just played.
test.each([
  ['dead-letters-of-devthala', 'asked_again', 'morning', 'when you ask what you should call her'],
  ['the-width-of-a-hair', 'denies_the_way', 'sanaka', 'She doesn’t make you ask.'],
  ['a-measure-less', 'presumes_the_way', 'exact_measure', 'hears you say so'],
  ['the-moons-ambassador', 'introduced_again', 'count_noses', 'the calf they call Third'],
  ['the-moons-ambassador', 'named_before_met', 'march', 'You go out with the old cow'],
  ['keep-her-on-your-right', 'denies_the_way', 'begin_again', 'She can tell by your feet'],
  ['aathvan-kankauva', 'named_before_met', 'deorhi', 'अमानत अली के इशारे पर'],
  ['lawaris-baadal', 'named_before_met', 'adalat', 'बाबा कहते हैं'],
  ['seven-sacks-too-many', 'named_before_met', 'inspector', 'Old Kunjan has pushed forward'],
])('the review names the join in %s: %s at %s', (slug, code, node, words) => {
  expect(readingOf(joins[slug] as StoryStructure)).toContainEqual({
    code,
    node,
    message: expect.stringContaining(words),
  })
})

/** Two ways into one scene, the second by what the test is about. */
function twoDoors(
  text: string,
  second: string,
  parts: Partial<StoryStructure> & { before?: string } = {},
): StoryStructure {
  const { before = 'It rains on the lane.', ...more } = parts
  return {
    start_node: 'lane',
    nodes: {
      lane: {
        text: before,
        choices: [
          { text: 'Go in by the gate', target: 'yard' },
          { text: second, target: 'yard' },
        ],
      },
      yard: { text, choices: [{ text: 'Leave', target: 'end' }] },
      end: { text: 'The gate shuts.', choices: [] },
    },
    ...more,
  }
}

test('a text that fits every way into it is told without a word of the review', () => {
  const text = 'A woman looks up from her washing. “You are wet,” she says.'

  expect(readingOf(twoDoors(text, 'Ask who lives here'))).toEqual([])
})

test('what varies by the way in is no fault', () => {
  const structure = twoDoors(
    '{asked: “Left,” she says.|She doesn’t wait for you to ask.}',
    'Ask the way',
    {
      state: { asked: { flag: false } },
    },
  )
  const [, ask] = structure.nodes.lane?.choices ?? []
  const lane = { ...structure.nodes.lane, text: 'It rains.' }
  const choices = [{ text: 'Go in by the gate', target: 'yard' }]
  const knowing = ask ? [...choices, { ...ask, sets: { asked: true } }] : choices

  expect(
    readingOf({ ...structure, nodes: { ...structure.nodes, lane: { ...lane, choices: knowing } } }),
  ).toEqual([])
})

test.each([
  ['denies_the_way', 'वह बिना पूछे बताती है।', 'पूछो कि यहाँ कौन रहता है'],
  ['denies_the_way', 'तुम्हारे कुछ कहने से पहले वह उठ जाती है।', 'कहो कि तुम भीग गए हो'],
  ['presumes_the_way', 'तुम्हारी बात सुनकर वह हँसती है।', 'चुपचाप भीतर चले जाओ'],
  ['presumes_the_way', 'She laughs at your words.', 'Go in, and say nothing'],
  ['denies_the_way', 'You haven’t opened the letter.', 'Open the letter'],
  [
    'question_unanswered',
    'The yard is swept. Two goats are tied to a post.',
    'Ask why the well is dry',
  ],
])('%s: %s after “%s”', (code, text, choice) => {
  expect(readingOf(twoDoors(text, choice))).toContainEqual(
    expect.objectContaining({ code, node: 'yard' }),
  )
})

test.each([
  ['He came in{wet: , dripping |, dry}and sat.', 'dripping'],
  ['{wet: He drips. |}He sits.', 'drips.He'],
])('words that a trimmed blank glues are named: %s', (text, words) => {
  const structure = twoDoors(text, 'Wade', { state: { wet: { flag: false } } })

  expect(readingOf(structure)).toContainEqual(
    expect.objectContaining({ code: 'words_glued', message: expect.stringContaining(words) }),
  )
})

test.each([
  String.raw`{wet: He drips.\ |}He sits.`,
  '{wet: He drips. |} He sits.',
  'It is wet{wet: ter |}.',
])('a blank that stands is none: %s', (text) => {
  const structure = twoDoors(text, 'Wade', { state: { wet: { flag: false } } })

  expect(readingOf(structure)).toEqual([])
})
