import { sql, type SqlBool } from 'kysely'

const MAX_WORDS = 8

/** Letters, digits and the marks that Indian scripts write vowels with; all else separates words. */
const wordsOf = (query: string) =>
  (query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)

/** Every word must begin a word of the story: `haun hou` finds "The Haunted House". */
const prefixQuery = (words: readonly string[]) => words.map((word) => `${word}:*`).join(' & ')

const likePattern = (query: string) => `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`

const similarity = (query: string) => sql<number>`word_similarity(${query}, stories.title)`

/** Words by prefix, any part of a title, or a title that is nearly it. */
export function searchFilter(query: string) {
  const words = wordsOf(query)
  if (words.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(
    stories.search @@ to_tsquery('simple', ${prefixQuery(words)})
    or stories.title ilike ${likePattern(query)}
    or ${query} <% stories.title
  )`
}

/** Titles that contain what was typed come first, then what is most like it. */
export const searchOrder = (query: string) => sql`
  case when stories.title ilike ${likePattern(query)} then 0 else 1 end,
  ${similarity(query)} desc`
