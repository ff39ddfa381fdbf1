import { renderVariedText } from '../variedText/renderVariedText.ts'
import type { PathStep } from '../finding.ts'
import { lookupOf, isGuardMet, type Machine, type Move } from './machine.ts'
import { wayTo, type StateWalk } from './walkStates.ts'
import { plainText } from '../text/plainText.ts'

const ARTICLE = /^(?:the|a|an) /u

/** Removes the possessive 's. */
const wordsAsked = (text: string) =>
  plainText(text.replace(/['’]s(?!\p{L})/gu, ''))
    .split(' ')
    .filter(Boolean)

/** Finds names as complete words, ignoring case, punctuation and articles. */
function mentionFinder(namesOf: ReadonlyMap<string, readonly string[]>) {
  const byFirst = new Map<string, { words: string[]; id: string }[]>()
  for (const [id, names] of namesOf) {
    for (const name of names) {
      const words = wordsAsked(wordsAsked(name).join(' ').replace(ARTICLE, ''))
      const [first] = words
      if (first === undefined) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, id }])
    }
  }
  return (text: string): ReadonlySet<string> => {
    const words = wordsAsked(text)
    const found = new Set<string>()
    words.forEach((word, at) => {
      for (const name of byFirst.get(word) ?? []) {
        if (name.words.every((part, place) => words[at + place] === part)) found.add(name.id)
      }
    })
    return found
  }
}

/** A name that occurs before the player can know it. */
export interface EarlyMention {
  kind: 'person' | 'thing'
  id: string
  name: string
  place: number
  /** Index of the choice that contains the name. Null if the scene text does. */
  choice: number | null
  way: PathStep[]
}

interface Known {
  kind: 'person' | 'thing'
  id: string
  name: string
  names: readonly string[]
  /** True if present, or introduced by the text. */
  isAt: (place: number) => boolean
  /** True if the player learns the name. Unnamed people remain strangers. */
  isMetAt: (place: number) => boolean
}

/** Returns people with their name only, because aliases describe strangers, and things with all names. */
function knownOf({ structure, wiring: { nodes } }: Machine): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const [id, { name }] of Object.entries(structure.cast ?? {})) {
    const find = mentionFinder(new Map([[id, [name]]]))
    const isAt = (place: number) =>
      [nodes[place]?.people, nodes[place]?.meets].some((ids) => ids?.includes(id))
    const isMetAt = (place: number) =>
      nodes[place]?.meets?.includes(id) === true ||
      (isAt(place) && find(nodes[place]?.text ?? '').has(id))
    known.set(`cast:${id}`, { kind: 'person', id, name, names: [name], isAt, isMetAt })
  }
  for (const [id, { name, aliases }] of Object.entries(structure.things ?? {})) {
    const isAt = (place: number) =>
      [nodes[place]?.things, nodes[place]?.meets].some((ids) => ids?.includes(id))
    const names = [name, ...(aliases ?? [])]
    known.set(`things:${id}`, { kind: 'thing', id, name, names, isAt, isMetAt: isAt })
  }
  return known
}

/** Renders varied texts as on the first visit. */
function mentionsIn(walk: StateWalk, known: ReadonlyMap<string, Known>) {
  const { machine } = walk
  const find = mentionFinder(new Map([...known].map(([key, { names }]) => [key, names])))
  const kept = new Map<string, ReadonlySet<string>>()
  const found = (text: string) => {
    const before = kept.get(text)
    if (before) return before
    const now = find(text)
    kept.set(text, now)
    return now
  }
  const lookup = lookupOf(machine)
  return {
    text: (state: number) => {
      const place = walk.places[state] ?? -1
      const varied = machine.readings.texts[place] ?? null
      const source = machine.wiring.nodes[place]?.text ?? ''
      if (varied === null) return found(source)
      const telling = { lookup: lookup(walk.digits[state] ?? []), countOf: () => 0 }
      return found(renderVariedText(varied, telling).text)
    },
    choices: (state: number, key: string) => {
      const seen = lookup(walk.digits[state] ?? [])
      return (machine.moves[walk.places[state] ?? -1] ?? []).filter(
        ({ written, words, guard }) =>
          written.of === 'choice' && found(words).has(key) && isGuardMet(guard, seen),
      )
    },
    anywhere: (place: number) => {
      const node = machine.wiring.nodes[place]
      return new Set([
        ...found(node?.text ?? ''),
        ...(node?.choices ?? []).flatMap(({ text }) => [...found(text)]),
      ])
    },
  }
}

/** Returns names that occur too early, once per scene, each with a shortest path. */
export function earlyMentions(walk: StateWalk): EarlyMention[] {
  const known = knownOf(walk.machine)
  if (known.size === 0) return []
  const mentions = mentionsIn(walk, known)
  const named = walk.machine.wiring.nodes.map((_, place) => mentions.anywhere(place))
  return [...known].flatMap(([key, one]) => {
    const isSuspect = named.map((keys, place) => keys.has(key) && !one.isAt(place))
    return isSuspect.includes(true) ? mentionsOf(walk, key, one, isSuspect, mentions) : []
  })
}

const UNSEEN = -2

function noteIn(
  told: Map<string, EarlyMention>,
  { kind, id, name }: Known,
  at: Pick<EarlyMention, 'place' | 'choice'>,
  wayThere: () => EarlyMention['way'],
) {
  const key = `${at.place} ${at.choice}`
  if (!told.has(key)) told.set(key, { kind, id, name, ...at, way: wayThere() })
}

/** Returns the number of initial states, which may be several because of random values. */
function startsIn({ cameFrom }: StateWalk): number {
  const later = cameFrom.findIndex((from) => from !== -1)
  return later === -1 ? cameFrom.length : later
}

/** Stops where the name is introduced or mentioned, because only the first time matters. */
function mentionsOf(
  walk: StateWalk,
  key: string,
  one: Known,
  isSuspect: readonly boolean[],
  mentions: ReturnType<typeof mentionsIn>,
): EarlyMention[] {
  const { places, next, machine } = walk
  const metAt = machine.wiring.names.map((_, place) => one.isMetAt(place))
  const isMet = (state: number) => metAt[places[state] ?? -1] === true
  if (places.length === 0 || isMet(0)) return []
  const cameFrom = new Int32Array(places.length).fill(UNSEEN)
  const cameBy: (Move | null)[] = places.map(() => null)
  const starts = startsIn(walk)
  cameFrom.fill(-1, 0, starts)
  const told = new Map<string, EarlyMention>()
  const tell = (state: number, choice: number | null) => {
    const wayThere = () => wayTo({ machine, places, cameFrom, cameBy }, state)
    noteIn(told, one, { place: places[state] ?? -1, choice }, wayThere)
  }
  const queue = Array.from({ length: starts }, (_, state) => state)
  for (const state of queue) {
    const isHere = isSuspect[places[state] ?? -1] === true
    const by = cameBy[state]
    // If the player stays, the text is not shown again.
    if (isHere && (!by || by.to >= 0) && mentions.text(state).has(key)) {
      tell(state, null)
      continue
    }
    const naming = isHere ? mentions.choices(state, key) : []
    for (const move of naming) tell(state, move.written.of === 'choice' ? move.written.index : 0)
    for (const { to, move } of next[state] ?? []) {
      if (naming.includes(move) || cameFrom[to] !== UNSEEN || isMet(to)) continue
      cameFrom[to] = state
      cameBy[to] = move
      queue.push(to)
    }
  }
  return [...told.values()]
}
