import { own, plainText, thingsAt, type StoryGraph } from '@kathasagar/api/rules'

import { isQuestion } from '../words/question.ts'
import { sameSign } from '../words/stem.ts'

/** Whom or what a word may stand for. */
type Stands = 'man' | 'woman' | 'anybody' | 'thing' | 'either'

/** What "her" and "that" are followed by where no noun is theirs. */
const ALONE =
  '(?= (?:to|and|or|about|what|who|where|why|how|if|for|with|in|on|at|from|then|again|up|down|out|open|off|away|back|please|now|closely|carefully|quietly|gently|first|too)(?![\\p{L}])| ?$)'

const PRONOUNS: readonly (readonly [Stands, RegExp])[] = [
  ['man', / (?:him)(?= |$)/u],
  ['woman', new RegExp(` (?:her)${ALONE}`, 'u')],
  ['anybody', / (?:them)(?= |$)/u],
  ['thing', / (?:it)(?= |$)/u],
  ['thing', new RegExp(` (?:that|this)${ALONE}`, 'u')],
  ['either', / (?:उसे|उसको|इसे|इसको|उससे|इससे|usko|usse|isko|ise|isse)(?= |$)/u],
  ['anybody', / (?:उन्हें|उनको|उनसे|unhe|unhein|unko|unse)(?= |$)/u],
]

/** Of more than this the ones that were named last are thought of. */
const MOST_MEANT = 3
/** In a longer text "it" is too often no thing: "it was me". */
const LONGEST = 5
/** What is spoken of is a matter, and no thing that lies here. */
const MATTER = / (?:about|of) (?:it|that|this)(?= |$)/u
const isShort = (plain: string) => plain.trim().split(' ').length <= LONGEST && !MATTER.test(plain)

/** Somebody or something that is here, as it is called. */
interface Referent {
  name: string
  isPerson: boolean
  kind: string
  /** Where it is named last in what the scene tells; below 0 where it is not. */
  at: number
}

const WOMEN = /\b(?:woman|girl|queen|lady|mother|grandmother|widow|crone|princess|maid|sister)\b/u
const MEN = /\b(?:man|boy|king|father|grandfather|monk|soldier|prince|brother|priest|clerk)\b/u

const fits = (stands: Stands, { isPerson, kind }: Referent): boolean => {
  if (stands === 'either') return true
  if (stands === 'thing') return !isPerson
  if (!isPerson) return false
  if (stands === 'woman') return WOMEN.test(kind) || !MEN.test(kind)
  return stands === 'anybody' || !WOMEN.test(kind)
}

/** Whoever and whatever is here. */
function referentsAt(graph: StoryGraph, node: string, told: string): Referent[] {
  const plain = ` ${plainText(told)} `
  const lastOf = (names: readonly string[]) =>
    Math.max(...names.map((name) => plain.lastIndexOf(` ${plainText(name)} `)))
  const people = (graph.node(node).people ?? []).flatMap((id): Referent[] => {
    const person = own(graph.cast, id)
    if (person === undefined) return []
    const { name, aliases = [], look } = person
    const kind = plainText([look?.kind ?? '', ...aliases, name].join(' '))
    return [{ name, isPerson: true, kind, at: lastOf([name, ...aliases]) }]
  })
  const things = thingsAt(graph, node).map(({ id, name }): Referent => ({
    name,
    isPerson: false,
    kind: '',
    at: lastOf([name, ...(own(graph.things, id)?.aliases ?? [])]),
  }))
  return [...people, ...things]
}

/**
 * The words with the name of what their pronoun stands for, in each way that it may: by what is here
 * and fits it, and of that what the scene named, the last of it first. None where there is no pronoun,
 * or nothing that fits.
 */
export function namedInstead(
  graph: StoryGraph,
  node: string,
  told: string,
  text: string,
): readonly string[] {
  const plain = ` ${sameSign(plainText(text))}`
  const found = PRONOUNS.find(([, pattern]) => pattern.test(plain))
  if (found === undefined || !isShort(plain) || isQuestion(text)) return []
  const [stands, pattern] = found
  const fitting = referentsAt(graph, node, told).filter((one) => fits(stands, one))
  const toldOf = fitting.filter(({ at }) => at >= 0)
  const meant = (toldOf.length > 0 ? toldOf : fitting).toSorted((a, b) => b.at - a.at)
  return meant
    .slice(0, MOST_MEANT)
    .map(({ name }) => plain.replace(pattern, () => ` ${name}`).trim())
}
