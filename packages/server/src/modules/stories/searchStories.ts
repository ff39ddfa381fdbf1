import { sql, type RawBuilder } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { audienceOf, listCards, presentCards, visibleTo } from '../catalogue/index.ts'
import type { Audience, ListContext } from '../catalogue/index.ts'

const MAX_WORDS = 8
/** Maximum number of matches to rank. A word with more matches is not specific enough. */
const MAX_RANKED = 100
/** Number of most played stories. They are always ranked if they match. */
const MOST_PLAYED = 100
/** Maximum number of titles that start with the query, in alphabetical order. */
const MAX_PREFIX_MATCHES = 20
const WAYS = 3
const MAX_BEGUN_LENGTH = 4
const MAX_SIMILAR = 5

/** Matches letters, digits, vowel signs, and joiners between them. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:[\u200c\u200d]+[\p{L}\p{M}\p{N}]+)*/gu

const STOP_WORDS = new Set(
  `a an and about for game games i in is of on or some stories story tale tales the to want with
  aur hai ka kahani kahaniya kahaniyan katha ke ki me mein wala wale wali
  और का कहानियां कहानियाँ कहानी के की में वाली`
    .normalize('NFC')
    .split(/\s+/),
)

function wordsOf(query: string): string[] {
  const words = query.match(WORDS) ?? []
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

/** Lower-cases and removes Latin diacritics, like `search_fold` in the database. */
const folded = (query: string) =>
  query
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .trim()

/** Character that sorts after all others. It ends the range of titles with a prefix. */
const LAST_LETTER = '\u{10FFFF}'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

interface Wanted {
  audience: Audience
  phrase: string
  terms: string
  limit: number
}

const title = sql`(search_fold(title) collate "C")`

interface SearchMethod {
  vector: RawBuilder<unknown>
  closeness: RawBuilder<unknown>
  /** Searches only the most played stories and title prefixes. Default: false. */
  isQuick?: boolean
}

/** Materializes the text search. Otherwise, because of the limit, the planner would scan the table. */
async function findIds(
  db: Db,
  { audience, phrase, terms, limit }: Wanted,
  { vector, closeness, isQuick = false }: SearchMethod,
): Promise<string[]> {
  const columns = sql`id, title, search, search_names, plays_total`
  const matches = sql`${vector} @@ to_tsquery('simple', ${terms})`
  const begins = `${escaped(phrase)}%`
  // This condition is a range, because a generic plan for `like` would scan all titles.
  const isBegun = sql`${title} >= ${phrase} and ${title} < ${phrase + LAST_LETTER}`
  const { rows } = await sql<{ id: string }>`
    with matching as materialized (select ${columns} from stories
      where ${visibleTo(audience)} and ${matches} and ${sql.lit(!isQuick)})
    select id from (
      (select * from matching limit ${sql.lit(MAX_RANKED)})
      union all (select ${columns} from (
        select * from stories where ${visibleTo(audience)}
          order by plays_total desc, id desc limit ${sql.lit(MOST_PLAYED)}) famous where ${matches})
      union all (select ${columns} from stories where ${visibleTo(audience)}
        and ${isBegun} order by ${title} limit ${sql.lit(MAX_PREFIX_MATCHES)})
    ) found
    order by ${title} = ${phrase} desc, ${title} like ${`%${begins}`} desc, ${closeness} desc,
      plays_total desc, id
    limit ${limit * WAYS}`.execute(db)
  return rows.map(({ id }) => id)
}

const rank = ({ terms }: Wanted) => sql`ts_rank(search, to_tsquery('simple', ${terms}))`

const inTitles = (db: Db, wanted: Wanted, isQuick = false) =>
  findIds(db, wanted, { vector: sql`search_title`, closeness: rank(wanted), isQuick })

const anywhere = (db: Db, wanted: Wanted) =>
  findIds(db, wanted, { vector: sql`search`, closeness: rank(wanted) })

const bySimilarity = (db: Db, wanted: Wanted, vector: RawBuilder<unknown>) =>
  findIds(db, wanted, { vector, closeness: sql`word_similarity(${wanted.phrase}, search_names)` })

/** Matches prefixes of all words: `haun hou` finds "The Haunted House". */
const prefixes = (words: readonly string[]) => words.map((word) => `${quoted(word)}:*`).join(' & ')

/** Returns similar words from names. For a query of one word, also returns words that contain it. */
async function likelyWords(db: Db, word: string, isAlone: boolean): Promise<string[]> {
  // Trigrams need three letters.
  if (!/[\p{L}\p{M}\p{N}]{3}/u.test(word)) return []
  const part = `%${escaped(word)}%`
  const { rows } = await sql<{ word: string }>`
    select word from name_words where word % ${word} or (${isAlone} and word like ${part})
    order by word like ${part} desc, similarity(word, ${word}) desc, word
    limit ${sql.lit(MAX_SIMILAR)}`.execute(db)
  return rows.map((row) => row.word)
}

async function likelyTerms(db: Db, words: readonly string[]): Promise<string | null> {
  const likely = await Promise.all(words.map((word) => likelyWords(db, word, words.length === 1)))
  if (likely.every((others) => others.length === 0)) return null
  const eithers = words.map((word, at) => {
    const others = (likely[at] ?? []).map((other) => ` | ${quoted(other)}`)
    return `(${quoted(word)}:*${others.join('')})`
  })
  return eithers.join(' & ')
}

/** Searches in stages until enough is found: titles, all text, similar words. */
export const searchStories: Call<'searchStories', ListContext> = async (ctx, { user, query }) => {
  const { db } = ctx
  const { q, limit } = query
  const phrase = folded(q)
  const words = wordsOf(phrase)
  if (words.length === 0) return []

  const wanted: Wanted = { audience: audienceOf(user, ctx), phrase, terms: prefixes(words), limit }
  const hasBegun = phrase.length <= MAX_BEGUN_LENGTH
  const ids = new Set(await inTitles(db, wanted, hasBegun))
  const lookOn = async (further: Promise<string[]>) => {
    for (const id of await further) ids.add(id)
  }
  if (hasBegun && ids.size < limit) await lookOn(inTitles(db, wanted))
  if (ids.size < limit) await lookOn(anywhere(db, wanted))
  const terms = ids.size < limit ? await likelyTerms(db, words) : null
  if (terms !== null) await lookOn(bySimilarity(db, { ...wanted, terms }, sql`search_named`))
  // A query may combine a mistyped word with a word that is not in names.
  if (terms !== null && ids.size < limit) {
    await lookOn(bySimilarity(db, { ...wanted, terms }, sql`search`))
  }
  const found = await listCards(db, [...ids].slice(0, limit))
  return presentCards(db, user, found)
}
