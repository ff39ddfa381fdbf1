import { evaluationRows } from '../../providers/testing/evaluationFiles.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { authoredPhrases } from '../classifier/authoredPhrases.ts'
import { fillFrame } from '../classifier/fillFrame.ts'

/** A line that somebody might type, what it is about, and how much it counts. */
export interface TopicExample {
  /** `story`, `playing` where nobody told what of it, a topic, or what is of no story. */
  about: string
  text: string
  counts: number
}

/** Of a frame so many lines are made. */
const OF_FRAME = 25
/** Of the phrases of stories in a language every so many are enough, of those with few stories every other. */
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
/** What strangers typed counts more than what is made of frames, or foreseen. */
const MADE_COUNTS = 0.5

const strangers = (file: string): TopicExample[] =>
  evaluationRows(`sentences/${file}`).map((row) => ({
    about: row[0] ?? '',
    text: row.at(-1) ?? '',
    counts: 1,
  }))

/** All that is learnt from, each line once. */
export function readTopicExamples(): TopicExample[] {
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
