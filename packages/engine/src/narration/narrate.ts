import { canVary, choicesAt, getOwn } from '@kathasagar/story'

import { detailsOf } from '../memory/details.ts'
import { targetOf, type Ruling, type Action } from '../world/ruling.ts'
import {
  chooseLine,
  offeredChoices,
  playWorld,
  sceneNow,
  worldOf,
  type PlayedWorld,
} from '../world/playWorld.ts'
import type { OfferedPath } from '../world/turnState.ts'
import { PHRASES } from './phrases.ts'
import {
  asSentence,
  closeUpText,
  duePressure,
  type NarrationContext,
  freshPassage,
  wasShown,
  nextWay,
  narrateDetour,
} from './narrateDetour.ts'
import type { Narration, NarrationRequest } from './narration.ts'

/** Narrates a turn with the author's text. The same request always gives the same result. */
export function narrate(request: NarrationRequest): Narration {
  const { graph, state, ruling, action, language, recent } = request
  const world = worldOf(graph, state)
  const at: NarrationContext = { graph, state, world, phrases: PHRASES[language], recent }
  const played = playWorld(graph, state, ruling)
  const narration = (paragraphs: readonly (string | null)[]): Narration => ({
    narrative: paragraphs.filter(Boolean).join('\n\n'),
    setup: null,
    choices: offeredChoices(graph, played.world, targetOf(ruling) ?? state.node).map(
      ({ text }) => text,
    ),
  })
  switch (ruling.kind) {
    case 'start':
      return narration([played.scene])
    case 'advance':
      return narration(narrateAdvance(at, ruling, played))
    case 'detour': {
      const { paragraphs, isUnanswered } = narrateDetour(at, ruling)
      return { ...narration(paragraphs), ...(isUnanswered && { isUnanswered }) }
    }
    case 'improvise':
      return narration([ruling.text])
    case 'rejoin':
    case 'part':
      return narration([sceneNow(graph, state)])
    case 'linger':
      return narration(narrateLinger(at, ruling))
    case 'locked': {
      const { full } = choicesAt(graph, world, state.node)
      const isFull = full.includes(ruling.choice)
      return narration(isFull ? [at.phrases.fullHands] : narrateAnswer(at, ruling, action, played))
    }
    case 'reaction':
    case 'topic':
      return narration(narrateAnswer(at, ruling, action, played))
    case 'immerse':
      return narrateImmersion(at, ruling, played)
    case 'show':
      return { ...narration([closeUpText(at)]), choices: state.offers.map(({ text }) => text) }
  }
}

/** Returns the scene that a choice enters. If a failed choice stays, the scene is not repeated. */
function narrateAdvance(
  { graph, state }: NarrationContext,
  ruling: Ruling & { kind: 'advance' },
  { scene, answer }: PlayedWorld,
): (string | null)[] {
  if (!ruling.failed || !answer) return [scene]
  const isTold = ruling.target !== state.node || canVary(graph, graph.node(ruling.target).text)
  return [answer, isTold ? scene : null]
}

function narrateLinger(at: NarrationContext, ruling: Ruling & { kind: 'linger' }): string[] {
  const seen = detailsOf(at.graph, at.state.node)[ruling.detail]
  const shown = seen?.kind === 'authored' ? asSentence(at, seen.text) : closeUpText(at)
  if (ruling.pressure !== 'event') return [shown]
  return [shown, duePressure(at) ?? nextWay(at, ruling.toward)]
}

/** Returns the author's close-up, else a passage that does not repeat the second choice. */
function narrateImmersion(
  at: NarrationContext,
  ruling: Ruling & { kind: 'immerse' },
  { answer }: PlayedWorld,
): Narration {
  const { graph, state } = at
  const offered = ruling.paths.flatMap((path) => {
    const detail = path.kind === 'linger' ? detailsOf(graph, state.node)[path.detail] : undefined
    return detail?.kind === 'authored' ? [asSentence(at, detail.text)] : []
  })
  return {
    narrative: '',
    setup: answer?.trim() ? answer : closeUpText(at, (text) => offered.includes(text)),
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
  { answer, scene }: PlayedWorld,
): (string | null)[] {
  if (!answer?.trim()) return [targetOf(ruling) === null ? closeUpText(at) : scene]
  return [withAskedName(at, ruling, action, answer), scene]
}

function withAskedName(
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

/** Returns the name of a person who is asked for it and has no line for that question. */
function nameAsked(
  { graph, state, world }: NarrationContext,
  { person, said = [] }: Ruling & { kind: 'topic' },
): string | null {
  const { name = '' } = getOwn(graph.cast, person) ?? {}
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
    choices: offeredChoices(graph, world, node).map((offer) => offer.text),
  }
}
