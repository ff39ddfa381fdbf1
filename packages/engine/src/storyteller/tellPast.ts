import { knownOn } from '../known/knownOn.ts'
import { answerPast, nameOf } from '../memory/answerPast.ts'
import type { Fact } from '../memory/fact.ts'
import { recalledFact } from './recalledFact.ts'
import type { TellRequest } from './telling.ts'
import type { Standpoint } from './surroundings.ts'
import { inARow } from './tellKnown.ts'

/** What the player asked of their own past, in a sentence; null where they ask nothing of it, or it has no words for it. */
export function tellPast(at: Standpoint, words: string): string | null {
  const past = answerPast(at, words)
  if (past === null) return null
  const { memory } = at.pack
  const { facts, isWhether, isHad, things } = past
  if (things !== undefined) return allHad(at, things)
  if (isHad === true) return memory.had || null
  const told = facts.flatMap((fact) => sentenceOf(at, fact) ?? [])
  const isGone = isHad === false || (past.kind === 'has' && facts.at(-1)?.kind === 'gave')
  if (isGone) return [memory.notHad, ...told.slice(-1)].filter(Boolean).join(' ') || null
  if (told.length > 0) return `${isWhether ? memory.yes : ''}${told.join(' ')}`
  const none = memory.facts[past.kind ?? 'did']?.none ?? ''
  // What the story itself knows of it is better than that nobody does.
  return none === '' || knownOn(at, words).length > 0
    ? null
    : `${isWhether ? memory.no : ''}${none}`
}

/** All that the player has. */
function allHad({ pack: { memory, known } }: Standpoint, things: readonly string[]): string | null {
  if (things.length === 0) return memory.nothing || null
  const line = memory.facts.has?.without
  return line?.replace('{what}', () => ` ${inARow(things, known.and)}`) ?? null
}

/** A fact that fits where the turn leads, which the storyteller comes back to by itself. */
export function tellRecalled(at: Standpoint, ruling: TellRequest['ruling']): string[] {
  const fact = recalledFact(at.graph, at.state, ruling)
  const rows = fact === null ? [] : (at.pack.memory.recalled[fact.kind] ?? [])
  const name = fact === null ? '' : nameOf(at.graph, fact)
  if (fact === null || rows.length === 0 || (name === '' && fact.kind !== 'is_called')) return []
  const fills = { who: name, what: clauseOf(at, fact) }
  // Each fact comes back once: where every wording was used, one is told of another thing.
  const line = at.voice.oneOf(rows, fills) || at.voice.filled(rows, fills)
  return [capital(closed(line))]
}

function sentenceOf(at: Standpoint, fact: Fact): string | null {
  const line = at.pack.memory.facts[fact.kind]
  if (line === undefined) return null
  const name = nameOf(at.graph, fact)
  return capital(filled(at, name === '' ? line.without : line.with, fact, name))
}

const filled = (at: Standpoint, line: string, fact: Fact, name: string): string =>
  closed(line.replace('{what}', () => clauseOf(at, fact)).replace('{who}', () => name))

/** What was said as it goes on from a verb; quoted where it cannot. */
function clauseOf({ pack: { memory } }: Standpoint, { kind, what }: Fact): string {
  if (what === '') return ''
  const isPlain = kind === 'is_called' || (memory.goesOn.test(what) && !AS_SAID.test(what))
  return isPlain ? ` ${what}` : memory.quoted.replace('{what}', () => what)
}
/** Words that still speak as the player did. */
const AS_SAID = /["“”]|\b(?:i|me|my)\b/iu

/** A full stop stands within quotes. */
const closed = (line: string) => line.replace(/(?<![.?!…])”\.$/u, '.”')

const capital = (line: string) => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
