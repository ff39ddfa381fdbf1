import { featuresOf } from '@kathasagar/engine/understanding/classifier'
import { OUTSIDE_TOPICS, type TopicLabel } from '@kathasagar/engine/understanding/topics'

import { TOPICS_FILE } from '../providers/hearing/lore.ts'
import { evaluationRows } from '../providers/testing/evaluationFiles.ts'
import { readSentences } from '../providers/testing/playerSentences.ts'
import { authoredPhrases, fillFrame } from './classifier/trainingLines.ts'
import { type Lessons, writeWeights } from './classifier/writeWeights.ts'

interface TopicExample {
  /** Label: `story`, a topic of playing, `playing` for an unknown topic, or an off-topic label. */
  about: string
  text: string
  counts: number
}

const OF_FRAME = 25
const EVERY: Readonly<Partial<Record<string, number>>> = {
  en: 36,
  hi: 10,
  bn: 12,
  mr: 12,
  ta: 12,
  te: 6,
  gu: 6,
  kn: 6,
  ml: 6,
  ur: 6,
}
const EVERY_OTHER = 2
const MADE_COUNTS = 0.5

const strangers = (file: string): TopicExample[] =>
  evaluationRows(`sentences/${file}`).map((row) => ({
    about: row[0] ?? '',
    text: row.at(-1) ?? '',
    counts: 1,
  }))

function readTopicExamples(): TopicExample[] {
  const all = [
    ...['outsideSentences.tsv', 'offTopicSentences.tsv', 'playedLines.tsv'].flatMap(strangers),
    ...['player', 'training'].flatMap((name) =>
      readSentences(`${name}Sentences.jsonl`).map(({ words, expect }) => ({
        about: expect === 'outside' ? 'playing' : 'story',
        text: words,
        counts: 1,
      })),
    ),
    ...evaluationRows('topics/frames.tsv').flatMap(([about = '', frame = ''], place) =>
      fillFrame(frame, place + 1, OF_FRAME).map((text) => ({ about, text, counts: MADE_COUNTS })),
    ),
    ...authoredPhrases(({ language }) => EVERY[language] ?? EVERY_OTHER).map((text) => ({
      about: 'story',
      text,
      counts: MADE_COUNTS,
    })),
  ]
  return [...new Map(all.toReversed().map((one) => [one.text.toLowerCase(), one])).values()]
}

const PLACES = 2 ** 17
/** Number of hash buckets for topics. Topics need fewer buckets than other labels. */
const TOPIC_PLACES = 2 ** 14
const MAX_TOPIC_WEIGHT = 3

const examples = readTopicExamples().map((one) => ({ ...one, features: featuresOf(one.text) }))
type Example = (typeof examples)[number]

const topics: ReadonlySet<string> = new Set(OUTSIDE_TOPICS)
const ofTopic = examples.filter(({ about }) => topics.has(about))
const isPlaying = ({ about }: Example) => about === 'playing' || topics.has(about)
const countOf = (lines: readonly Example[]) => lines.reduce((sum, { counts }) => sum + counts, 0)

const evenly = OUTSIDE_TOPICS.flatMap((topic) => {
  const own = ofTopic.filter(({ about }) => about === topic)
  const more = Math.min(MAX_TOPIC_WEIGHT, countOf(ofTopic) / OUTSIDE_TOPICS.length / countOf(own))
  return own.map((one) => ({ ...one, counts: one.counts * more }))
})

const lessons = (
  lines: readonly Example[],
  places: number,
  isOfLabel: (one: Example) => boolean,
) => ({ rows: lines.map((one) => ({ ...one, isOfLabel: isOfLabel(one) })), places })
/** Scripts for which there are no off-topic examples. Story lines in these scripts would bias the labels. */
const WITHOUT_OUTSIDE = /[\p{sc=Telugu}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Arabic}]/u
const ofOutside = examples.filter(({ text }) => !WITHOUT_OUTSIDE.test(text))

const lessonsOf = (label: TopicLabel): Lessons => {
  if (label === 'playing') return lessons(examples, PLACES, isPlaying)
  const isOffTopic = label === 'world' || label === 'wonder'
  return lessons(
    isOffTopic ? ofOutside : evenly,
    isOffTopic ? PLACES : TOPIC_PLACES,
    ({ about }) => about === label,
  )
}

const labels = ['playing', 'world', 'wonder', ...OUTSIDE_TOPICS] as const
const size = writeWeights(
  TOPICS_FILE,
  Object.fromEntries(labels.map((label) => [label, lessonsOf(label)])),
)
console.info(`${examples.length} lines, ${ofTopic.length} of them of a topic; ${size} bytes`)
