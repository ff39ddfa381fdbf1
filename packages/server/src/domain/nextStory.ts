import { FOR_EVERYONE, type ContentRating } from '@kathasagar/story/vocabulary'

export interface StoryTraits {
  id: string
  author_id: string
  language: string
  content_rating: ContentRating
  category: { id: string } | null
  tags: readonly { id: string }[]
  possible_endings: number
  ratings_count: number
  ratings_sum: number
}

/** A playable story that the reader hasn't finished. */
export interface Candidate extends StoryTraits {
  isBegun: boolean
}

export type NextReason =
  | { code: 'unfinished' }
  | { code: 'same_author' }
  | { code: 'shared_tag'; tagId: string }
  | { code: 'same_category' }
  | { code: 'many_endings' }
  | { code: 'not_yet_read' }

const STRENGTH: Readonly<Record<NextReason['code'], number>> = {
  unfinished: 5,
  same_author: 4,
  shared_tag: 3,
  same_category: 2,
  many_endings: 1,
  not_yet_read: 0,
}
/** Minimum number of endings for `many_endings`. */
const MIN_ENDINGS = 3

const levelOf = (rating: ContentRating) => (FOR_EVERYONE.includes(rating) ? 'everyone' : rating)

/** Weighs tags by rarity among the candidates. */
const weighTags = (candidates: readonly Candidate[]) => {
  const counts = new Map<string, number>()
  for (const { id } of candidates.flatMap(({ tags }) => tags)) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return (tagId: string) => 1 / (counts.get(tagId) ?? 1)
}

type WeightOf = ReturnType<typeof weighTags>

function sharedTags(ended: StoryTraits, { tags }: Candidate, weightOf: WeightOf): string[] {
  return tags
    .map(({ id }) => id)
    .filter((id) => ended.tags.some((tag) => tag.id === id))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

function reasonFor(ended: StoryTraits, candidate: Candidate, weightOf: WeightOf): NextReason {
  if (candidate.isBegun) return { code: 'unfinished' }
  if (candidate.author_id === ended.author_id) return { code: 'same_author' }
  const [tagId] = sharedTags(ended, candidate, weightOf)
  if (tagId !== undefined) return { code: 'shared_tag', tagId }
  const { category, possible_endings } = candidate
  if (category !== null && category.id === ended.category?.id) return { code: 'same_category' }
  const isMany = possible_endings >= Math.max(MIN_ENDINGS, ended.possible_endings)
  return isMany ? { code: 'many_endings' } : { code: 'not_yet_read' }
}

/** Prefers the same language, then rating, reason, shared rare tags, and stars. Ties go by ID. */
export function chooseNext(
  ended: StoryTraits,
  candidates: readonly Candidate[],
): { id: string; reason: NextReason } | null {
  const weightOf = weighTags(candidates)
  const ranked = candidates.map((candidate) => {
    const { id, language, content_rating, ratings_count, ratings_sum } = candidate
    const reason = reasonFor(ended, candidate, weightOf)
    const shared = sharedTags(ended, candidate, weightOf)
    const rank = [
      Number(language === ended.language),
      Number(levelOf(content_rating) === levelOf(ended.content_rating)),
      STRENGTH[reason.code],
      shared.reduce((sum, tagId) => sum + weightOf(tagId), 0),
      ratings_count === 0 ? 0 : ratings_sum / ratings_count,
    ]
    return { id, reason, rank }
  })
  const [best] = ranked.toSorted((a, b) => compare(b.rank, a.rank) || (a.id < b.id ? -1 : 1))
  return best ? { id: best.id, reason: best.reason } : null
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, at) => value !== b[at])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}
