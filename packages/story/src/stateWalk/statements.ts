import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { ChoiceCheck } from '../schema/choiceCheck.ts'
import type { Sets } from '../schema/variables.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { hasPhrase } from '../structure/hasPhrase.ts'
import type { Wiring } from '../structure/wiring.ts'
import { guardOf, type Guard } from './guards.ts'

export type VariableWrite =
  | { of: 'choice' | 'fails' | 'reaction'; node: string; index: number }
  | { of: 'story'; index: number }
  | { of: 'topic'; person: string; index: number }
  | { of: 'close_up'; node: string }
  | { of: 'asks'; node: string; index: number }
  | { of: 'said'; node: string }

export interface Statement {
  written: VariableWrite
  words: string
  guard: Guard
  sets: Sets
  once: boolean
  /** Target place, or -1 if the player stays. */
  to: number
  /** Variables to reserve inventory room for. Default: `sets`. */
  room?: Sets | undefined
  check?: ChoiceCheck | undefined
  /** Phrases, if the statement is an action. */
  deed?: readonly string[] | undefined
}

const places = (wiring: Wiring, isThere: (place: number) => boolean): number[] =>
  wiring.names.flatMap((_, place) => (!wiring.isEnding[place] && isThere(place) ? [place] : []))

/** Returns the actions in each place: choices, then answers of scene, people and story. */
export function statementsOf(structure: StoryStructure, wiring: Wiring): Statement[][] {
  const at: Statement[][] = wiring.nodes.map((node, place) => [
    ...choicesOf(wiring, place),
    ...(wiring.isEnding[place]
      ? []
      : [...answersOf(wiring, place), ...closeUpOf(wiring, place, node.close_up)]),
  ])
  const everywhere = places(wiring, () => true)
  const share = (statement: Statement, where: readonly number[]) => {
    for (const place of where) at[place]?.push(statement)
  }
  Object.entries(structure.cast ?? {}).forEach(([person, { says }]) => {
    const where = places(wiring, (place) => wiring.nodes[place]?.people?.includes(person) === true)
    says?.slice(0, STORY_LIMITS.topics).forEach(({ about, if: condition, sets, once }, index) => {
      if (!hasPhrase(about)) return
      share(
        {
          written: { of: 'topic', person, index },
          words: about[0] ?? '',
          guard: guardOf(condition),
          sets: sets ?? {},
          once: once === true,
          to: -1,
        },
        where,
      )
    })
  })
  structure.reactions?.forEach((reaction, index) => {
    const made = reactionStatement(wiring, { of: 'story', index }, reaction)
    if (made) share(made, everywhere)
  })
  return at
}

const choicesOf = ({ names, nodes, placeOf }: Wiring, place: number): Statement[] =>
  (nodes[place]?.choices ?? []).flatMap((choice, index) => {
    const { text, target, also = [], if: condition, sets, check } = choice
    const to = placeOf.get(target)
    if (to === undefined) return []
    const at = { node: names[place] ?? '', index }
    const guard = guardOf(condition)
    const taken: Statement = {
      written: { of: 'choice', ...at },
      words: text,
      guard,
      sets: sets ?? {},
      once: false,
      to,
      check,
      deed: [text, ...also],
    }
    const failed = placeOf.get(check?.fails.target ?? '')
    if (check === undefined || failed === undefined) return [taken]
    const written = { of: 'fails' as const, ...at }
    // A skill check requires inventory room for its success.
    const room = taken.sets
    const fails = { ...taken, written, sets: check.fails.sets ?? {}, to: failed, room }
    return [taken, { ...fails, deed: undefined }]
  })

const answersOf = (wiring: Wiring, place: number): Statement[] =>
  (wiring.nodes[place]?.reactions ?? []).flatMap((reaction, index) => {
    const written = { of: 'reaction' as const, node: wiring.names[place] ?? '', index }
    return reactionStatement(wiring, written, reaction) ?? []
  })

type Reaction = NonNullable<StoryStructure['reactions']>[number]

/** Returns nothing if the target is missing or the player cannot say any phrase. */
function reactionStatement(
  { placeOf }: Wiring,
  written: VariableWrite,
  { to, about, deeds, if: condition, sets, once, goes }: Reaction,
): Statement | null {
  const target = goes ? placeOf.get(goes) : -1
  if (target === undefined || !hasPhrase(to, about, deeds)) return null
  return {
    written,
    words: to?.[0] ?? about?.[0] ?? deeds?.[0] ?? '',
    guard: guardOf(condition),
    sets: sets ?? {},
    once: once === true,
    to: target,
    // Speech and questions without deeds are not actions.
    deed: deeds?.length && to?.[0]?.trim() ? [...to, ...deeds] : undefined,
  }
}

/** Returns nothing if there is no text, because Immerse then sets no variables. */
function closeUpOf(
  { names }: Wiring,
  place: number,
  closeUp: StoryStructure['nodes'][string]['close_up'],
): Statement[] {
  if (closeUp === undefined || typeof closeUp === 'string') return []
  if (closeUp.text.trim() === '') return []
  return [
    {
      written: { of: 'close_up', node: names[place] ?? '' },
      words: '',
      guard: null,
      sets: closeUp.sets ?? {},
      once: false,
      to: -1,
    },
  ]
}
