import { createBoundedCache } from '../../boundedCache.ts'
import type { Finding } from '../../finding.ts'
import { harmIn, isClearHarm } from '../../safety/harmIn.ts'
import type { Wiring } from '../../structure/wiring.ts'
import { STORY_FIELDS, type ContentRating } from '../../vocabulary/vocabulary.ts'
import { RATING_WORDS } from '../words/ratingWords.ts'
import { partTexts } from './partTexts.ts'
import type { ReviewedStory } from './reviewedStory.ts'

const STRICTNESS: Readonly<Record<ContentRating, number>> = {
  everyone: 0,
  family: 0,
  general: 0,
  teen: 1,
  mature: 2,
}

function searchFor(list: string): RegExp {
  const entries = list
    .trim()
    .split(/\s+/u)
    .map((entry) => entry.normalize('NFC'))
  const heads = entries.map((entry) =>
    entry.endsWith('$') ? `${entry.slice(0, -1)}(?![\\p{L}\\p{M}])` : entry,
  )
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${heads.join('|')})[\\p{L}\\p{M}]*`, 'iu')
}

const SEARCHES = [
  ['mature', searchFor(RATING_WORDS.mature)],
  ['teen', searchFor(RATING_WORDS.teen)],
] as const

/** Returns true if the words may require a stricter rating, even if they are only close together. */
const mayExceed = (text: string, declared: ContentRating): boolean =>
  declared !== 'mature' &&
  (SEARCHES.some(
    ([rating, search]) => STRICTNESS[rating] > STRICTNESS[declared] && search.test(text),
  ) ||
    harmIn(text, declared) !== null)

const MAX_JUDGED = 4000
/** Cached, because the editor reviews the complete story on each change. */
const judged = createBoundedCache<string, 'clear' | 'doubtful' | null>({ max: MAX_JUDGED })

const judge = (text: string, declared: ContentRating) =>
  judged.getOrCreate(`${declared} ${text}`, () => {
    if (isClearHarm(text)) return 'clear'
    return mayExceed(text, declared) ? 'doubtful' : null
  })

type Place = Pick<Finding, 'node' | 'field' | 'choice' | 'path'>

function* passagesOf(wiring: Wiring, story: ReviewedStory): Generator<Place & { text: string }> {
  for (const field of STORY_FIELDS) yield { node: null, field, text: story[field] ?? '' }
  for (const [index, { title, text, choices, details }] of wiring.nodes.entries()) {
    const node = wiring.names[index] ?? ''
    yield { node, text: [title ?? '', text, ...(details ?? [])].join('\n') }
    for (const [choice, given] of choices.entries()) yield { node, choice, text: given.text }
  }
  yield* partTexts(story.structure)
}

/** Flags passages that are harmful in any context. Adds one question if the rating may be too low. */
export function reviewRating(wiring: Wiring, story: ReviewedStory): Finding[] {
  const declared = story.content_rating
  const found: Finding[] = []
  let asked: Finding | undefined
  for (const { text, ...place } of passagesOf(wiring, story)) {
    const verdict = judge(text, declared)
    if (verdict === 'clear') {
      found.push({
        ...place,
        code: 'harmful_words',
        severity: 'person',
        message: 'An editor reads this passage before the story is published.',
        remedy: 'Publish the story as it is, or change the passage first.',
      })
    } else if (verdict === 'doubtful') {
      asked ??= {
        ...place,
        code: 'rating_words',
        severity: 'hint',
        message: `Please check that the content rating "${declared}" fits the whole story, including this passage.`,
        remedy: 'Choose another content rating, or leave it as it is.',
      }
    }
  }
  return asked ? [...found, asked] : found
}
