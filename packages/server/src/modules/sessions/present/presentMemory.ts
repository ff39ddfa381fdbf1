import {
  type CodexLine,
  type FactLine,
  type OpenCodexPage,
  type SessionMemory,
  type StateLine,
  LIMITS,
} from '@kathasagar/api/contract'
import { getOwn, statusIn, wordsOfValue } from '@kathasagar/story'
import type { CodexPage, StateValue, StoryGraph, Variable, World } from '@kathasagar/story'
import type { OpenFactKind } from '@kathasagar/story/vocabulary'
import { isAuthored } from '@kathasagar/engine/memory/details'
import { worldOf } from '@kathasagar/engine/world/playWorld'

import type { StoredTurn } from '../sessionTypes.ts'
import type { TurnFact } from '../sessions.queries.ts'

export interface MemoryPlace {
  graph: StoryGraph
  head: StoredTurn
  /** Facts of the path. The oldest is the first. */
  facts: readonly TurnFact[]
}

type Line = Pick<FactLine, 'turn'>
const newestFirst = (one: Line, other: Line) => other.turn - one.turn

export function presentMemory({ graph, head, facts }: MemoryPlace): SessionMemory {
  const world = worldOf(graph, head.state)
  const lines = [...narratedFacts(head), ...factLines(graph, world, facts)].toSorted(newestFirst)
  const pages = world ? pagesIn(graph, world) : []
  return {
    turn: head.number,
    state: world ? statesIn(graph, world) : [],
    facts: lines.slice(0, LIMITS.memoryFacts),
    facts_left_out: Math.max(0, lines.length - LIMITS.memoryFacts),
    codex: { pages, veiled: graph.codex.length - pages.length },
  }
}

/** Maps kinds of facts in an open story to memory lines. Other kinds become `saw`. */
const KINDS: Readonly<Partial<Record<OpenFactKind, FactLine['kind']>>> = {
  has: 'has',
  promised: 'promised',
  hurt: 'hurt',
}

const narratedFacts = ({ state }: StoredTurn): FactLine[] =>
  (state.open?.facts ?? []).map(({ kind, name, what, turn }) => ({
    id: `told:${turn}:${kind}:${name}`.slice(0, LIMITS.memoryLineIdMax),
    turn,
    kind: KINDS[kind] ?? 'saw',
    by: 'author',
    text: `${name}: ${what}`,
  }))

const factLines = (graph: StoryGraph, world: World | null, facts: readonly TurnFact[]) =>
  [
    ...(world ? recalledIn(graph, world) : []),
    ...facts
      .filter((fact) => fact.by === 'player' || isAuthored(graph, fact.text))
      .map(({ turn_id: id, number: turn, kind, by, text }): FactLine => ({
        id,
        turn,
        kind,
        by,
        text,
      })),
  ].toSorted(newestFirst)

const statesIn = (graph: StoryGraph, world: World): StateLine[] =>
  statusIn(graph.declared ?? {}, world).map(({ name, label, turn, variable, value }) => ({
    id: `state:${name}`,
    label,
    turn,
    ...valueOf(variable, value),
  }))

function valueOf(variable: Variable, value: StateValue) {
  if ('flag' in variable) return { kind: 'flag', value: value === true } as const
  if ('one_of' in variable) {
    return { kind: 'one_of', value: wordsOfValue(variable, String(value)) } as const
  }
  if ('typed' in variable) return { kind: 'one_of', value: String(value) } as const
  const [least, most] = variable.number
  return { kind: 'number', value: Number(value), least, most } as const
}

function recalledIn(graph: StoryGraph, { recalled }: World): FactLine[] {
  return recalled.flatMap(({ node, choice, turn }) => {
    const text = graph.has(node) ? graph.node(node).choices[choice]?.recall?.trim() : undefined
    if (!text) return []
    const line = { id: `recall:${turn}`, turn, kind: 'did', by: 'author' } as const
    return [{ ...line, text }]
  })
}

function pagesIn({ codex }: StoryGraph, { met }: World): CodexLine[] {
  return codex.flatMap((page) => {
    const turn = getOwn(met, `codex:${page.id}`)
    return turn === undefined ? [] : [{ ...presentPage(page), turn }]
  })
}

export function countNewLines(graph: StoryGraph, head: StoredTurn): number {
  const world = worldOf(graph, head.state)
  const lines = world
    ? [...statesIn(graph, world), ...recalledIn(graph, world), ...pagesIn(graph, world)]
    : narratedFacts(head)
  const fact = head.note?.fact ?? null
  const isListed =
    fact !== null && (head.action.type === 'custom_action' || isAuthored(graph, fact))
  return lines.filter(({ turn }) => turn === head.number).length + (isListed ? 1 : 0)
}

export const presentPage = ({ id, title, text, source }: CodexPage): OpenCodexPage => ({
  id: `codex:${id}`,
  title,
  text,
  source: source
    ? {
        work: source.work,
        place: source.place ?? null,
        text: source.text ?? null,
        translator: source.translator ?? null,
      }
    : null,
})
