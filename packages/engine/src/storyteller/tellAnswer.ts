import { own } from '@kathasagar/story'

import { intentOf } from '../hearing/intent/intentOf.ts'
import { playWorld, worldOf } from '../state/playWorld.ts'
import { sayingOf } from '../state/sayByKind.ts'
import { targetOf, type Ruling } from '../ruling/ruling.ts'
import type { Action } from '../ruling/action.ts'
import { pieceOfScene } from './pieceOfScene.ts'
import type { Standpoint } from './surroundings.ts'
import { enterScene } from './tellAdvance.ts'
import { tellAgain } from './tellAgain.ts'
import { tellEarlier } from './tellKnown.ts'
import { rowAsked } from './tellNamed.ts'
import { thingNamed } from './thingNamed.ts'

type Answer = Ruling & { kind: 'reaction' | 'topic' | 'locked' }

/** The author's own answer, and the scene that it leads to. */
export function tellAnswer(at: Standpoint, ruling: Answer, action: Action | null): string[] {
  const { answer, scene } = playWorld(at.graph, at.state, ruling)
  const target = targetOf(ruling)
  const arrival = target === null ? [] : enterScene(at, target, scene)
  const said = answer?.trim() ? [withWhatIsAsked(at, ruling, action, answer)] : []
  return said.length + arrival.length > 0
    ? [...said, ...arrival]
    : [at.voice.line('linger') || pieceOfScene(at)]
}

/** Beside somebody's way of not answering stands what was asked for: it is heard, and not had. */
function withWhatIsAsked(
  at: Standpoint,
  ruling: Answer,
  action: Action | null,
  answer: string,
): string {
  const told = tellAgain(at, ruling, answer)
  if (told !== answer || at.pack.isWordless || ruling.kind !== 'topic') return told
  if (ruling.answer !== null || action?.type !== 'custom_action') return told
  const name = nameAsked(at, ruling)
  if (name !== null) return at.voice.oneOf(at.pack.known.name, { name }) || told
  const earlier = tellEarlier(at, action.text)
  if (earlier !== null) return `${earlier} ${told}`
  const { asks } = intentOf(action.text)
  if (asks === null || wasForKind(at, ruling)) return told
  const thing = thingNamed(at, action.text)
  const unsaid =
    thing === null
      ? at.voice.oneOf(at.pack.known.unsaid[asks])
      : at.voice.oneOf(rowAsked(at.pack.named, asks, action.text), { thing })
  return `${told} ${unsaid}`.trim()
}

type Unanswered = Ruling & { kind: 'topic' }

/** Whether the line was written for the kind of what was said. */
function wasForKind({ graph, state }: Standpoint, { person, said = [] }: Unanswered): boolean {
  const world = worldOf(graph, state)
  if (world === null) return false
  const saying = sayingOf({ graph, world, person, said, turn: state.turn + 1 })
  return saying !== null && saying.kind !== null
}

/** The name of somebody who is asked for it and has no line of their own for that. */
function nameAsked(at: Standpoint, ruling: Unanswered): string | null {
  const { name = '' } = own(at.graph.cast, ruling.person) ?? {}
  const isName = /^\p{Lu}|^(?!\p{Script=Latin})\p{Lo}/u.test(name)
  return isName && ruling.said?.[0] === 'name' && !wasForKind(at, ruling) ? name : null
}
