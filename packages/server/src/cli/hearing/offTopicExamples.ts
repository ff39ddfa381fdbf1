import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { OFF_TOPICS } from '../../engine/hearing/offTopic/offTopicIn.ts'
import { offTopicSigns } from '../../engine/hearing/offTopic/offTopicSigns.ts'
import { wordsOfStory } from '../../engine/hearing/offTopic/wordsOfStory.ts'
import { shownText } from '../../engine/words/shownText.ts'
import { openStories } from '../../providers/testing/playerInputs.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { readSeed } from '../../seed/readSeed.ts'

/** What somebody typed into a story. */
export interface OffTopicExample {
  story: string
  text: string
  /** Place of its kind; -1 where it is of the story. */
  kind: number
  /** Whether strangers wrote it to be of its kind, before anything was fitted. */
  isStrangers: boolean
  signs: readonly string[]
}

const KIND_OF_GRADED: Readonly<Record<string, string>> = {
  'off topic': 'world',
  'deed off topic': 'world',
  impossible: 'wonder',
}
const read = (file: string) =>
  readFileSync(new URL(`../../providers/testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

/** All that tells what is of a story from what is not, with what was typed in it and of it. */
export function readOffTopicExamples(): OffTopicExample[] {
  const stories = readSeed(fileURLToPath(new URL('../../seed', import.meta.url))).stories
  const graphs = openStories(stories)
  const exampleOf = (story: string, kind: string, typed: string, isStrangers = false) => {
    const graph = graphs.get(story)
    const text = shownText(typed)
    if (graph === undefined || text === '') return []
    const place = OFF_TOPICS.findIndex((one) => one === kind)
    const signs = offTopicSigns(text, wordsOfStory(graph))
    return [{ story, text, kind: place, isStrangers, signs }]
  }
  const graded = read('gradedAnswers.tsv').slice(1)
  const played = [
    ...readSentences('./playerSentences.jsonl'),
    ...readSentences('./trainingSentences.jsonl'),
  ]
  const slugs = [...graphs.keys()]
  return [
    ...read('offTopicSentences.tsv').flatMap(([kind = '', story = '', , words = '']) =>
      exampleOf(story, kind, words, true),
    ),
    ...graded.flatMap(([, story = '', , kind = '', , words = '']) =>
      exampleOf(story, KIND_OF_GRADED[kind] ?? 'story', words),
    ),
    // What is about playing is said in any story, and is of neither kind.
    ...read('outsideSentences.tsv').flatMap(([, , words = ''], place) =>
      exampleOf(slugs[place % slugs.length] ?? '', 'playing', words),
    ),
    ...played.flatMap(({ story, words }) => exampleOf(story, 'story', words)),
  ]
}
