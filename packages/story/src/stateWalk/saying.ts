import { ANYONE, DEED_VERBS } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { FactCondition } from '../schema/variables.ts'
import type { Wiring } from '../structure/wiring.ts'
import { tokenize } from '../text/plainText.ts'
import { getOwn } from '../world/world.ts'
import type { Statement } from './statements.ts'

/** Hindi verbs of giving and hurting in both scripts. Latin "do" counts only at the end. */
const HINDI = {
  gave: String.raw`de|dedo|diya|den[ae]|det[aie]|dung[ai]|दे|दो|दी|दि[एय]ा?|दूँ|दूं|दूँग[ाी]|दूंग[ाी]|देत[ाीे]|देना|दीजिए`,
  hurt: String.raw`maa?r(?:o|a|na|ung[ai])?|peet(?:o|a|na)|thappad|मार[\p{L}\p{M}]*|पीट[\p{L}\p{M}]*|थप्पड़`,
}

const wordOf = (kind: keyof typeof DEED_VERBS, last = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${DEED_VERBS[kind].join(' ').replaceAll(' ', '|')}|${HINDI[kind]})(?![\p{L}\p{M}])${last}`,
    'imu',
  )

const TOLD: Partial<Record<FactCondition['kind'], RegExp>> = {
  gave: wordOf('gave', String.raw`|\bdo[.!।]?$`),
  hurt: wordOf('hurt'),
}

/** Returns true if only an action, and not a statement, can make the fact true. */
const isDeed = (kind: FactCondition['kind']): boolean => TOLD[kind] !== undefined

const describesAction = (kind: FactCondition['kind'], text: string): boolean =>
  TOLD[kind]?.test(text) === true

interface LineRequest {
  name: string
  fact: FactCondition
}

/** Returns the facts that a player can state in each scene, without an author's reaction. */
export function statableFacts(
  structure: StoryStructure,
  { names, nodes, isEnding }: Wiring,
  { declared, stated }: { declared: Declared; stated: readonly (readonly Statement[])[] },
): Statement[][] {
  const facts = Object.entries(declared).flatMap(([name, variable]): LineRequest[] =>
    'flag' in variable && variable.fact ? [{ name, fact: variable.fact }] : [],
  )
  return nodes.map(({ people = [] }, place) => {
    if (isEnding[place]) return []
    const here = facts.filter(({ fact }) => hasListener(fact, people, structure.cast ?? {}))
    const written = { of: 'said' as const, node: names[place] ?? '' }
    const said = here
      .filter(({ fact }) => !isDeed(fact.kind))
      .map(({ name }): Statement => ({
        written,
        words: name,
        guard: null,
        sets: { [name]: true },
        once: false,
        to: -1,
      }))
    const done = here.filter(({ fact }) => isDeed(fact.kind))
    const doing = (stated[place] ?? []).flatMap((deed): Statement[] => {
      const raised = done.filter(({ fact }) => isOf(deed, fact, structure))
      if (raised.length === 0) return []
      const sets = { ...deed.sets, ...Object.fromEntries(raised.map(({ name }) => [name, true])) }
      return [{ ...deed, written, sets, check: undefined }]
    })
    return [...said, ...doing]
  })
}

/** Returns true if the action contains a verb for the fact and the name of its thing. */
function isOf(
  { deed = [] }: Statement,
  { kind, whom = '' }: FactCondition,
  { cast = {}, things = {} }: StoryStructure,
): boolean {
  const text = deed.join('\n')
  if (!describesAction(kind, text)) return false
  const thing = getOwn(cast, whom) === undefined ? getOwn(things, whom) : undefined
  if (thing === undefined) return true
  const words = new Set(tokenize(text))
  return [thing.name, ...(thing.aliases ?? [])].some((name) =>
    words.has(tokenize(name).at(-1) ?? ''),
  )
}

/** Returns true if a listener is present. If `whom` is a thing or anyone, any person counts. */
function hasListener(
  { whom }: FactCondition,
  people: readonly string[],
  cast: NonNullable<StoryStructure['cast']>,
): boolean {
  if (whom === undefined) return true
  return whom === ANYONE || getOwn(cast, whom) === undefined
    ? people.length > 0
    : people.includes(whom)
}
