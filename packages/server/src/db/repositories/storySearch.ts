import { sql, type RawBuilder } from 'kysely'

import type { Audience, StoredStoryCard } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { selectCards, visibleTo } from './storyCards.ts'

const MAX_WORDS = 8
/** Of each kind of match. A word that more stories have says too little to rank them all by it. */
const CANDIDATES = 100

/** Letters, digits and the marks that Indian scripts write vowels with; all else separates words. */
const wordsOf = (query: string) => (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)

/** Every word must begin a word of the story: `haun hou` finds "The Haunted House". */
const prefixQuery = (words: readonly string[], weight = '') =>
  sql`to_tsquery('simple', ${words.map((word) => `${word}:*${weight}`).join(' & ')})`

const likePattern = (query: string) => `%${query.replace(/[\\%_]/g, '\\$&')}%`

/** A part of a name without three letters on end has no trigram: the whole index would be read. */
const hasTrigram = (query: string) => /[\p{L}\p{N}]{3}/u.test(query)

/** Whole words have trigrams of their edges too; likeness of one or two letters says nothing. */
const isWordy = (query: string) => /[\p{L}\p{M}\p{N}]{3}/u.test(query)

const matching = (audience: Audience, condition: RawBuilder<unknown>) =>
  sql`(select id from stories where ${visibleTo(audience)} and ${condition} limit ${sql.lit(CANDIDATES)})`

const within = (branches: readonly RawBuilder<unknown>[]) =>
  sql<string>`(${sql.join(branches, sql` union `)})`

/** Stories with the words of the query; the more telling the place of a word, the earlier. */
function searchByWords(db: Db, audience: Audience, query: string, limit: number) {
  const words = wordsOf(query)
  const inTitle = sql`search @@ ${prefixQuery(words, 'A')}`
  const anywhere = sql`search @@ ${prefixQuery(words)}`
  const partOfTitle = sql`search_names like ${likePattern(query)}`
  const branches = [inTitle, anywhere, ...(hasTrigram(query) ? [partOfTitle] : [])]

  return selectCards(db)
    .where('stories.id', 'in', within(branches.map((branch) => matching(audience, branch))))
    .orderBy(sql`lower(stories.title) like ${likePattern(query)}`, 'desc')
    .orderBy(sql`ts_rank(stories.search, ${prefixQuery(words)})`, 'desc')
    .orderBy('stories.plays_total', 'desc')
    .orderBy('stories.id')
    .limit(limit)
    .execute()
}

/** Stories with a name that is nearly what was typed. */
const searchByLikeness = (db: Db, audience: Audience, query: string, limit: number) =>
  selectCards(db)
    .where('stories.id', 'in', within([matching(audience, sql`${query} <% search_names`)]))
    .orderBy(sql`word_similarity(${query}, stories.search_names)`, 'desc')
    .orderBy('stories.plays_total', 'desc')
    .orderBy('stories.id')
    .limit(limit)
    .execute()

/** Likeness is asked only when the words as they stand find too little. */
export async function searchStories(
  db: Db,
  audience: Audience,
  given: string,
  limit: number,
): Promise<StoredStoryCard[]> {
  const query = given.normalize('NFC').trim().toLowerCase()
  if (wordsOf(query).length === 0) return []

  const found = await searchByWords(db, audience, query, limit)
  if (found.length >= limit || !isWordy(query)) return found
  const alike = await searchByLikeness(db, audience, query, limit)
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...alike.filter(({ id }) => !known.has(id))].slice(0, limit)
}
