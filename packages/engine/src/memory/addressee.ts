import { getOwn } from '@kathasagar/story'

import type { FactContext } from '../world/fact.ts'
import { plainWord, plainWords, wordSet } from './plainWords.ts'

export interface Addressee {
  who?: string
  name?: string
  length: number
}

const BEFORE_NAME = wordSet(
  'the my our your dear old little poor young meri mere mera apni apne apna',
)
/** Relatives and friends of the player who may be missing from the cast. */
const KIN = new Map(
  `mother mom mum mama father dad papa brother sister grandmother grandfather uncle aunt wife husband son daughter cousin
   friend neighbour teacher child माँ मां अम्मा पिता भैया बहन दीदी दादा दादी नाना नानी चाचा चाची बेटा बेटी दोस्त पति पत्नी`
    .split(/\s+/u)
    .map((kin) => [plainWord(kin), /^[a-z]/u.test(kin) ? `your ${kin}` : kin] as const),
)
const HER = wordSet('her she')
const HIM = wordSet('him he')
const THEM = wordSet('them')
const IT = wordSet('it')
/** Before these words "it" is the receiver of the action. Otherwise "it" is the object. */
const BEHIND_IT = wordSet(
  'a an the my his her its our their that what who whose whom why how where when whether somebodys',
)
/** Pronouns of the listener. In an author's text they mean the player. */
const YOU = wordSet('you thee u ya tumko tumse tumhe aapko aapse tujhe')
/** Hindi pronouns that contain the postposition "ko" or "se". */
export const FUSED_PRONOUNS = wordSet(
  `use usko usse unhe unko unse ise isko isse inhe inko inse tumko tumse tumhe aapko aapse tujhe`,
)
const EVERYBODY = wordSet('everyone everybody all sabko sabse')

interface Name {
  who: string
  name: string
  words: readonly string[]
}
const namesRead = new WeakMap<object, readonly Name[]>()

/** Returns all names of the cast, longest first. Ids are often names in Latin letters. */
function namesOf({ cast }: FactContext['graph']): readonly Name[] {
  const known = namesRead.get(cast)
  if (known) return known
  const names = Object.entries(cast)
    .flatMap(([who, { name, aliases = [] }]) =>
      [name, ...aliases, who.replaceAll('_', ' ')].map((one): Name => {
        const words = plainWords(one)
        return { who, name, words: words.slice(BEFORE_NAME.has(words[0] ?? '') ? 1 : 0) }
      }),
    )
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length)
  namesRead.set(cast, names)
  return names
}

export function addresseeAt(
  at: FactContext,
  words: readonly string[],
  place: number,
): Addressee | null {
  const skipped = BEFORE_NAME.has(words[place] ?? '') ? 1 : 0
  const [from, length] = [place + skipped, skipped + 1]
  const word = words[from] ?? ''
  const named = namesOf(at.graph).find((one) =>
    one.words.every((part, i) => words[from + i] === part),
  )
  if (named) return { who: named.who, name: named.name, length: skipped + named.words.length }
  const part = byPart(at, word)
  if (part) return { ...part, length }
  if (skipped === 0 && EVERYBODY.has(word)) return { length }
  if (skipped === 0 && isPronoun(at, word, words[from + 1])) {
    return { ...onlyOne(at, word), length }
  }
  const name = KIN.get(word)
  return name === undefined ? null : { name, length }
}

function isPronoun({ isAuthors = false }: FactContext, word: string, next = ''): boolean {
  if (IT.has(word)) return BEHIND_IT.has(next)
  if (YOU.has(word)) return !isAuthors
  return [HER, HIM, THEM, FUSED_PRONOUNS].some((words) => words.has(word))
}

const peopleAt = ({ graph, node }: FactContext) =>
  (graph.node(node).people ?? []).flatMap((who) => {
    const person = getOwn(graph.cast, who)
    return person ? [{ who, name: person.name, isWoman: person.look?.kind === 'woman' }] : []
  })

/** Returns the only person present whose name contains the word: "the king" for King Shilimukha. */
function byPart(at: FactContext, word: string): Omit<Addressee, 'length'> | null {
  if (word.length < SHORTEST_PART) return null
  const [found, ...others] = peopleAt(at).filter(({ name }) => plainWords(name).includes(word))
  return found && others.length === 0 ? { who: found.who, name: found.name } : null
}
const SHORTEST_PART = 4

/** Returns the person present who matches a pronoun, if there is exactly one. */
export function onlyOne(at: FactContext, pronoun = ''): Omit<Addressee, 'length'> {
  const [found, ...others] = peopleAt(at).filter(({ isWoman }) =>
    HER.has(pronoun) ? isWoman : !HIM.has(pronoun) || !isWoman,
  )
  return found && others.length === 0 ? { who: found.who, name: found.name } : {}
}
