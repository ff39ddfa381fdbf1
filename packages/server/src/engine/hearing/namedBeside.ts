import { peopleAt, wordsOf } from '@kathasagar/api/rules'

import { EMPTY_WORDS } from '../words/emptyWords.ts'
import { lemmaOf } from '../words/lemma.ts'
import { sameSign } from '../words/stem.ts'
import type { Said } from './answersMeant.ts'
import { heardWords } from './heardWords.ts'
import { contentOf } from './intent/contentOf.ts'
import type { PhraseFit } from './rankMeant.ts'

/** So near a word must come to count as said. */
const SAID = 0.6
/** Words on from a noun that it belongs to, or lies in, there may stand another before the head. */
const MOST_BETWEEN = 2

const TOKENS = /[\p{L}\p{M}\p{N}'’]+/gu
const OWNER = /\p{L}['’]s$/u
/** Hindi puts these behind what the next noun belongs to or lies in. */
const BELONGS = /^(?:का|की|के|में|ka|ki|ke|me|mein)$/iu
/** Who is asked for a name, or how old somebody is, asks about them. */
const OF_ANYBODY = new Set('name age नाम उम्र naam umr umar'.split(' ').map(sameSign))
/** Who is asked or told something is named on the way to it. */
const SAID_TO =
  /^[^\p{L}\p{M}\p{N}]*(?:i |we )?(?:(?:want to|will|go|go and) )?(?:ask|tell)\b|(?<!\p{L})(?:पूछ|puchh?|pooch|कह|बता|kah|bata)/iu

/**
 * Whether all that was said of a phrase is named on the way to something else: what that belongs to or
 * lies in ("the king's horse"), or whoever is asked about it ("ask the king about the horse").
 */
export function isNamedBeside(said: Said, { near }: PhraseFit): boolean {
  const words = heardWords(said.text)
  const met = words.filter((_, i) => (near[i] ?? 0) >= SAID).map(({ word }) => word)
  if (met.length === 0) return false
  const others = contentOf(said.text).flatMap(({ word }) =>
    met.includes(word) || OF_ANYBODY.has(word) ? [] : [word],
  )
  if (others.length === 0) return false
  const owners = ownersIn(said.text, others)
  return met.every((word) => owners.has(word)) || isSaidTo(said, met)
}

/** The nouns to which one of the heads belongs, or in which it lies. */
function ownersIn(text: string, heads: readonly string[]): ReadonlySet<string> {
  const tokens = text.match(TOKENS) ?? []
  return new Set(
    tokens.flatMap((token, i) => {
      const isOwner = OWNER.test(token) || BELONGS.test(tokens[i + 1] ?? '')
      const from = i + (OWNER.test(token) ? 1 : 2)
      const [next = '', ...others] = tokens.slice(from, from + MOST_BETWEEN).map(plain)
      const isOfHead =
        !EMPTY_WORDS.has(next) && [next, ...others].some((one) => heads.includes(one))
      return isOwner && isOfHead ? [plain(token), plain(token.replace(/['’]s$/u, ''))] : []
    }),
  )
}

const plain = (token: string) => lemmaOf(wordsOf(token).map(sameSign).join(''))

/** Whether the words met are but the name of somebody here who has words of their own. */
function isSaidTo({ graph, world, node, text }: Said, met: readonly string[]): boolean {
  if (!SAID_TO.test(text)) return false
  return peopleAt(graph, world, node).some(({ person }) => {
    const names = [person.name, ...(person.aliases ?? [])].flatMap(heardWords)
    return (
      (person.otherwise ?? []).length > 0 &&
      met.every((one) => names.some(({ word }) => word === one))
    )
  })
}
