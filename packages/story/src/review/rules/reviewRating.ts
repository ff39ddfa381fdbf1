import type { ContentRating } from '../../vocabulary/vocabulary.ts'
import type { Finding } from '../../finding.ts'
import { STORY_FIELDS } from '../../vocabulary/vocabulary.ts'
import { quoted } from '../words/quoted.ts'
import { RATING_WORDS, type WordRating } from '../words/ratingWords.ts'
import { partTexts } from './partTexts.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import type { Wiring } from '../../structure/wiring.ts'

const STRICTNESS: Readonly<Record<ContentRating, number>> = {
  everyone: 0,
  family: 0,
  general: 0,
  teen: 1,
  mature: 2,
}
const WORDS_NAMED = 3

/** One search for all words of a list: whole words that begin with one of its entries. */
function searchFor(list: string): RegExp {
  const entries = list
    .trim()
    .split(/\s+/u)
    .map((entry) => entry.normalize('NFC'))
  const heads = entries.map((entry) =>
    entry.endsWith('$') ? `${entry.slice(0, -1)}(?![\\p{L}\\p{M}])` : entry,
  )
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${heads.join('|')})[\\p{L}\\p{M}]*`, 'giu')
}

const SEARCHES: readonly (readonly [WordRating, RegExp])[] = [
  ['mature', searchFor(RATING_WORDS.mature)],
  ['teen', searchFor(RATING_WORDS.teen)],
]

/** Words that ask for a stricter rating than the declared one: for a person to judge. */
export function reviewRating(wiring: Wiring, story: ReviewedStory): Finding[] {
  const declared = story.content_rating
  const searches = SEARCHES.filter(([rating]) => STRICTNESS[rating] > STRICTNESS[declared])
  if (searches.length === 0) return []
  const ofFields = STORY_FIELDS.flatMap((field): Finding[] =>
    ratingFindings([story[field] ?? ''], searches, declared).map((finding) => ({
      ...finding,
      node: null,
      field,
    })),
  )
  const ofNodes = wiring.nodes.flatMap(({ title, text, choices, details }, place): Finding[] => {
    const words = [title ?? '', text, ...choices.map((choice) => choice.text), ...(details ?? [])]
    const node = wiring.names[place] ?? ''
    return ratingFindings(words, searches, declared).map((finding) => ({ ...finding, node }))
  })
  const ofParts = partTexts(story.structure).flatMap(({ text, node, path }): Finding[] =>
    ratingFindings([text], searches, declared).map((finding) => ({ ...finding, node, path })),
  )
  return [...ofFields, ...ofNodes, ...ofParts]
}

function ratingFindings(
  texts: readonly string[],
  searches: typeof SEARCHES,
  declared: ContentRating,
): Omit<Finding, 'node'>[] {
  for (const [rating, search] of searches) {
    // A search for one is quicker than for all, and mostly there is none.
    if (texts.every((text) => text.search(search) === -1)) continue
    const all = texts.flatMap((text) => text.match(search) ?? [])
    const found = new Set(all.map((word) => word.toLowerCase()))
    const named = [...found].slice(0, WORDS_NAMED).map(quoted).join(', ')
    return [
      {
        code: 'rating_words',
        severity: 'person',
        message: `Some words here suggest the rating ${rating}, but the story is declared ${declared}: ${named}.`,
        remedy: `Reword it, declare the story ${rating}, or let an editor decide.`,
      },
    ]
  }
  return []
}
