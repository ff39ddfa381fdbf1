import { own } from '@kathasagar/story'

import type { Action } from '../world/action.ts'
import { targetOf, type Ruling } from '../world/ruling.ts'
import { playWorld, worldOf } from '../world/playWorld.ts'
import { chooseLine } from '../world/genericReply.ts'
import { closerLook, freshPassage, wasShown, type NarrationContext } from './narrationContext.ts'

type Answer = Ruling & { kind: 'reaction' | 'topic' | 'locked' }

export function narrateAnswer(
  at: NarrationContext,
  ruling: Answer,
  action: Action | null,
): (string | null)[] {
  const { answer, scene } = playWorld(at.graph, at.state, ruling)
  if (!answer?.trim()) return [targetOf(ruling) === null ? closerLook(at) : scene]
  return [withWhatIsAsked(at, ruling, action, answer), scene]
}

function withWhatIsAsked(
  at: NarrationContext,
  ruling: Answer,
  action: Action | null,
  answer: string,
): string {
  const text = action?.type === 'custom_action' ? action.text : null
  if (ruling.kind === 'topic' && ruling.answer === null && text !== null) {
    const name = nameAsked(at, ruling)
    if (name !== null) return `“${name}”`
  }
  const isRepeated = targetOf(ruling) === null && ruling.kind !== 'locked'
  return isRepeated && wasShown(at, answer.trim()) ? (freshPassage(at) ?? answer) : answer
}

/** Returns the name of a person who is asked for it and has no line for that. */
function nameAsked(
  { graph, state }: NarrationContext,
  { person, said = [] }: Ruling & { kind: 'topic' },
): string | null {
  const { name = '' } = own(graph.cast, person) ?? {}
  const world = worldOf(graph, state)
  const isName = /^\p{Lu}|^(?!\p{Script=Latin})\p{Lo}/u.test(name)
  if (!isName || said[0] !== 'name' || world === null) return null
  const saying = chooseLine({ graph, world, person, said, turn: state.turn + 1 })
  return saying?.kind ? null : name
}
