import { canVary, choicesAt, own } from '@kathasagar/story'
import { detailsOf } from '../memory/details.ts'
import { targetOf, type Ruling, type Action } from '../world/ruling.ts'
import { offersIn, playWorld, sceneNow, worldOf, chooseLine } from '../world/playWorld.ts'
import type { OfferedPath } from '../world/turnState.ts'
import { PHRASES } from './phrases.ts'
import {
  asSentence,
  closerLook,
  duePressure,
  type NarrationContext,
  freshPassage,
  wasShown,
} from './narrationContext.ts'
import { nextWay, narrateOffPath } from './narrateOffPath.ts'
import type { Narration, NarrationRequest } from './narration.ts'

/** Narrates a turn in the author's words. The same request always gives the same answer. */
export function narrate({
  graph,
  state,
  ruling,
  action,
  language,
  recent,
}: NarrationRequest): Narration {
  const at: NarrationContext = { graph, state, phrases: PHRASES[language], recent }
  switch (ruling.kind) {
    case 'start':
      return told(at, ruling, [playWorld(graph, state, ruling).scene])
    case 'advance':
      return told(at, ruling, tellAdvance(at, ruling))
    case 'detour':
      return tellStay(at, ruling)
    case 'improvise':
      return told(at, ruling, [ruling.text])
    case 'rejoin':
      return told(at, ruling, [sceneNow(graph, state)])
    case 'linger':
      return told(at, ruling, tellLinger(at, ruling))
    case 'locked':
      return told(
        at,
        ruling,
        choicesAt(graph, worldOf(graph, state), state.node).full.includes(ruling.choice)
          ? [at.phrases.fullHands]
          : narrateAnswer(at, ruling, action),
      )
    case 'reaction':
    case 'topic':
      return told(at, ruling, narrateAnswer(at, ruling, action))
    case 'immerse':
      return tellImmersion(at, ruling)
    case 'show':
      return {
        narrative: closerLook(at),
        setup: null,
        choices: state.offers.map((offer) => offer.text),
      }
  }
}

function told(
  { graph, state }: NarrationContext,
  ruling: NarrationRequest['ruling'],
  paragraphs: readonly (string | null)[],
): Narration {
  const { world } = playWorld(graph, state, ruling)
  const choices = offersIn(graph, world, targetOf(ruling) ?? state.node).map(({ text }) => text)
  return { narrative: paragraphs.filter(Boolean).join('\n\n'), setup: null, choices }
}

/** Returns the scene that a choice enters. A failed choice does not repeat its own scene. */
function tellAdvance(
  { graph, state }: NarrationContext,
  ruling: Ruling & { kind: 'advance' },
): (string | null)[] {
  const { scene, answer } = playWorld(graph, state, ruling)
  if (!ruling.failed || !answer) return [scene]
  const isTold = ruling.target !== state.node || canVary(graph, graph.node(ruling.target).text)
  return [answer, isTold ? scene : null]
}

function tellStay(at: NarrationContext, ruling: Ruling & { kind: 'detour' }): Narration {
  const { paragraphs, isUnanswered } = narrateOffPath(at, ruling)
  return { ...told(at, ruling, paragraphs), ...(isUnanswered && { isUnanswered }) }
}

function tellLinger(at: NarrationContext, ruling: Ruling & { kind: 'linger' }): string[] {
  const seen = detailsOf(at.graph, at.state.node)[ruling.detail]
  const shown = seen?.kind === 'authored' ? asSentence(at, seen.text) : closerLook(at)
  if (ruling.pressure !== 'event') return [shown]
  return [shown, duePressure(at) ?? nextWay(at, ruling.toward)]
}

/** Returns the author's close-up, else a passage that the second choice does not show. */
function tellImmersion(at: NarrationContext, ruling: Ruling & { kind: 'immerse' }): Narration {
  const { graph, state } = at
  const offered = ruling.paths.flatMap((path) => {
    const detail = path.kind === 'linger' ? detailsOf(graph, state.node)[path.detail] : undefined
    return detail?.kind === 'authored' ? [asSentence(at, detail.text)] : []
  })
  const { answer } = playWorld(graph, state, ruling)
  return {
    narrative: '',
    setup: answer?.trim() ? answer : closerLook(at, (text) => offered.includes(text)),
    choices: ruling.paths.map((path) => labelOf(at, path)),
  }
}

const labelOf = ({ graph, state, phrases }: NarrationContext, path: OfferedPath): string =>
  path.kind === 'choice' ? (graph.node(state.node).choices[path.index]?.text ?? '') : phrases.closer

type Answer = Ruling & { kind: 'reaction' | 'topic' | 'locked' }

function narrateAnswer(
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

/** Narrates a turn with the author's text only. It never fails. */
export function authoredNarration({ graph, state, ruling }: NarrationRequest): Narration {
  const node = targetOf(ruling) ?? state.node
  const { world, answer, scene } = playWorld(graph, state, ruling)
  const isImmersion = ruling.kind === 'immerse'
  const written = [answer, scene].filter((text) => text?.trim()).join('\n\n')
  const text = ruling.kind === 'improvise' ? ruling.text : written || graph.node(node).text
  return {
    narrative: isImmersion ? '' : text,
    setup: isImmersion ? text : null,
    choices: offersIn(graph, world, node).map((offer) => offer.text),
  }
}
