import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { audienceOf } from '../../services/policies.ts'
import { listCards, presentCards, visibleTo, type Audience } from '../catalogue/index.ts'

const MAX_WORDS = 8
/** Maximum number of matches that are ranked. Words that more stories have say too little to rank all by them. */
const RANKED = 100
/** Number of the most played stories, which are ranked whenever they match. */
const FAMOUS = 100
/** Maximum number of titles that begin with the query, in alphabetical order. */
const BEGINNING = 20
/** Number of ways in which one story can be found. */
const WAYS = 3
/** Maximum length of a query whose user has only begun to type. */
const FEW_LETTERS = 4
/** Maximum number of words that replace a mistyped one. */
const LIKELY = 5

/**
 * Letters, digits, the marks that Indian scripts write vowels with, and joiners between them; all else
 * separates words.
 */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:[\u200c\u200d]+[\p{L}\p{M}\p{N}]+)*/gu

/** Words that say nothing of a story, in English, Hinglish and Hindi. */
const FILLERS = new Set(
  `a an and about for game games i in is of on or some stories story tale tales the to want with
  aur hai ka kahani kahaniya kahaniyan katha ke ki me mein wala wale wali
  और का कहानियां कहानियाँ कहानी के की में वाली`
    .normalize('NFC')
    .split(/\s+/),
)

/** Returns the words that a query is about: fillers count only if there is nothing else. */
function wordsOf(query: string): string[] {
  const words = query.match(WORDS) ?? []
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

/** Returns a query in small letters, Latin ones without marks, as `search_fold` of the database does. */
const folded = (query: string) =>
  query
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .trim()

/** Sorts after every continuation of a title. */
const LAST_LETTER = '\u{10FFFF}'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

interface Wanted {
  audience: Audience
  /** The query in small letters. */
  phrase: string
  /** Terms of the text search that a story must match. */
  terms: string
  limit: number
}

const title = sql`(search_fold(title) collate "C")`

/** Vector that is searched, and the measure by which matches are ranked. */
interface Manner {
  vector: RawBuilder<unknown>
  closeness: RawBuilder<unknown>
  /** Looks only at famous stories and at titles that begin as the query does. */
  isQuick?: boolean
}

/**
 * Returns ids of the best of a bounded number of matches. The query for the words is materialized,
 * because a limit that the planner sees makes it read the table from its start.
 */
async function findIds(
  db: Db,
  { audience, phrase, terms, limit }: Wanted,
  { vector, closeness, isQuick = false }: Manner,
): Promise<string[]> {
  const columns = sql`id, title, search, search_names, plays_total`
  const matches = sql`${vector} @@ to_tsquery('simple', ${terms})`
  const begins = `${escaped(phrase)}%`
  // Not `like`: a plan that is made once for all phrases would read every title for it.
  const isBegun = sql`${title} >= ${phrase} and ${title} < ${phrase + LAST_LETTER}`
  const { rows } = await sql<{ id: string }>`
    with matching as materialized (select ${columns} from stories
      where ${visibleTo(audience)} and ${matches} and ${sql.lit(!isQuick)})
    select id from (
      (select * from matching limit ${sql.lit(RANKED)})
      union all (select ${columns} from (
        select * from stories where ${visibleTo(audience)}
          order by plays_total desc, id desc limit ${sql.lit(FAMOUS)}) famous where ${matches})
      union all (select ${columns} from stories where ${visibleTo(audience)}
        and ${isBegun} order by ${title} limit ${sql.lit(BEGINNING)})
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

const alike = (db: Db, wanted: Wanted, vector: RawBuilder<unknown>) =>
  findIds(db, wanted, {
    vector,
    closeness: sql`word_similarity(${wanted.phrase}, search_names)`,
  })

/** Returns terms by which every word must begin a word of the story: `haun hou` finds "The Haunted House". */
const prefixes = (words: readonly string[]) => words.map((word) => `${quoted(word)}:*`).join(' & ')

/** Returns words of names that are similar; for a query of one word also those that contain it. */
async function likelyWords(db: Db, word: string, isAlone: boolean): Promise<string[]> {
  // Similarity needs three letters in a row.
  if (!/[\p{L}\p{M}\p{N}]{3}/u.test(word)) return []
  const part = `%${escaped(word)}%`
  const { rows } = await sql<{ word: string }>`
    select word from name_words where word % ${word} or (${isAlone} and word like ${part})
    order by word like ${part} desc, similarity(word, ${word}) desc, word
    limit ${sql.lit(LIKELY)}`.execute(db)
  return rows.map((row) => row.word)
}

/** Returns terms of each word or a similar one, or null if no word is similar to any. */
async function likelyTerms(db: Db, words: readonly string[]): Promise<string | null> {
  const likely = await Promise.all(words.map((word) => likelyWords(db, word, words.length === 1)))
  if (likely.every((others) => others.length === 0)) return null
  const eithers = words.map((word, at) => {
    const others = (likely[at] ?? []).map((other) => ` | ${quoted(other)}`)
    return `(${quoted(word)}:*${others.join('')})`
  })
  return eithers.join(' & ')
}

/** Searches published stories. Looks further only while too little is found: in titles, everywhere, then for similar words. */
export const searchStories: Call<'searchStories', Platform> = async ({ db }, { user, query }) => {
  const { q, limit } = query
  const phrase = folded(q)
  const words = wordsOf(phrase)
  if (words.length === 0) return []

  const wanted: Wanted = { audience: audienceOf(user), phrase, terms: prefixes(words), limit }
  const hasBegun = phrase.length <= FEW_LETTERS
  const ids = new Set(await inTitles(db, wanted, hasBegun))
  const lookOn = async (further: Promise<string[]>) => {
    for (const id of await further) ids.add(id)
  }
  if (hasBegun && ids.size < limit) await lookOn(inTitles(db, wanted))
  if (ids.size < limit) await lookOn(anywhere(db, wanted))
  const terms = ids.size < limit ? await likelyTerms(db, words) : null
  if (terms !== null) await lookOn(alike(db, { ...wanted, terms }, sql`search_named`))
  // One word may be mistyped, and the one beside it stand anywhere.
  if (terms !== null && ids.size < limit) {
    await lookOn(alike(db, { ...wanted, terms }, sql`search`))
  }
  const found = await listCards(db, [...ids].slice(0, limit))
  return presentCards(db, user, found)
}
