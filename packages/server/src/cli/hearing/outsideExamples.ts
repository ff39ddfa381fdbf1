import { readFileSync } from 'node:fs'
import { topicIn } from '../../engine/hearing/topicIn.ts'
import { fileURLToPath } from 'node:url'

import { drawFrom, drawIndex, type Draw } from '@kathasagar/api/rules'

import { OUTSIDE_TOPICS } from '../../engine/hearing/outside/outsideIn.ts'
import { signsIn } from '../../engine/hearing/outside/signsIn.ts'
import { openStories } from '../../providers/testing/playerInputs.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { readSeed } from '../../seed/readSeed.ts'

/** Where a text comes from: strangers, frames that we wrote, or the phrases of the stories. */
export type OutsideSource = 'strangers' | 'inside' | 'frames' | 'phrases'

/** A text, and whether it is about playing. */
export interface OutsideExample {
  source: OutsideSource
  text: string
  /** Place of its topic; -1 where it is said in the story. */
  topic: number
  signs: readonly string[]
}

/** What strangers called the kinds of what they wrote, by the topic that answers them. */
const TOPIC_OF_KIND: Readonly<Record<string, string>> = {
  again: 'summary',
  ai: 'storyteller',
  back: 'undo',
  bug: 'report',
  complaint: 'report',
  endings: 'length',
  goodbye: 'quit',
  'greeting-to-the-game': 'thanks',
  hint: 'help',
  options: 'help',
  other: 'source',
  praise: 'thanks',
  price: 'credits',
  recap: 'summary',
  stuck: 'help',
}
/** Of a frame so many texts are made. */
const OF_FRAME = 25

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

function exampleOf(source: OutsideSource, kind: string, text: string): OutsideExample {
  const name = TOPIC_OF_KIND[kind] ?? kind
  const topic = OUTSIDE_TOPICS.findIndex((one) => one === name)
  return { source, text, topic, signs: signsIn(text) }
}

/** A frame with one of each bracket's words: "(save|keep) my game". */
const fillOnce = (frame: string, draw: Draw): string =>
  frame
    .replaceAll(/\(([^)]*)\)/gu, (_, words: string) => {
      const choices = words.split('|')
      return choices[drawIndex(draw, choices.length)] ?? ''
    })
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' ,', ',')
    .trim()

function fill(frame: string, place: number): readonly string[] {
  const draw = drawFrom(place)
  return [...new Set(Array.from({ length: OF_FRAME }, () => fillOnce(frame, draw)))]
}

/** What authors wrote for players to say: all of it is said in the story. */
function phrases(): readonly string[] {
  const stories = readSeed(fileURLToPath(new URL('../../seed', import.meta.url))).stories
  const all = [...openStories(stories).values()].flatMap((graph) =>
    graph.names.flatMap((name) => {
      const { choices, reactions = [] } = graph.node(name)
      return [
        ...choices.flatMap(({ text, also = [] }) => [text, ...also]),
        ...reactions.flatMap(({ to = [] }) => to),
      ]
    }),
  )
  // A phrase that asks about playing says nothing of what is said in a story.
  return [...new Set(all)].filter((phrase) => topicIn(phrase) === null)
}

/** Who graded inputs of which each is told to be of the story, about playing, or off both. */
const TELLING_READERS = /^(?:[i-z]|a[ab])$/u
const OF_NO_STORY = 'meta'

/** What players typed in scenes, other than about playing. */
const graded = (): readonly string[] =>
  read('../../providers/testing/gradedAnswers.tsv').flatMap(
    ([reader = '', , , kind = '', , words]) =>
      TELLING_READERS.test(reader) && kind !== OF_NO_STORY && words ? [words] : [],
  )

/** All that tells what is said in the story from what is said about playing. */
export function readOutsideExamples(): OutsideExample[] {
  const strangers = read('../../providers/testing/outsideSentences.tsv')
  const played = [
    ...readSentences('./playerSentences.jsonl'),
    ...readSentences('./trainingSentences.jsonl'),
  ].filter(({ expect }) => expect !== 'outside')
  return [
    ...strangers.map(([kind = '', , text = '']) =>
      exampleOf(kind === 'inside' ? 'inside' : 'strangers', kind, text),
    ),
    ...played.map(({ words }) => exampleOf('inside', 'inside', words)),
    ...graded().map((words) => exampleOf('inside', 'inside', words)),
    ...read('outsideFrames.txt').flatMap(([kind = '', frame = ''], place) =>
      fill(frame, place + 1).map((text) => exampleOf('frames', kind, text)),
    ),
    ...phrases().map((text) => exampleOf('phrases', 'inside', text)),
  ]
}
