import { canVary, plainText } from '@kathasagar/api/rules'

import { commandIn, ordinalIn } from '../playerWords.ts'
import { playWorld } from '../state/playWorld.ts'
import type { Action } from '../turn/action.ts'
import type { Ruling } from '../turn/ruling.ts'
import type { Standpoint } from './surroundings.ts'
import { firstSentences, tidy } from './tidy.ts'

const RECALL_LENGTH = 180

/** The bridge into the next scene, and the scene itself. */
export function tellAdvance(
  at: Standpoint,
  ruling: Ruling & { kind: 'advance' },
  action: Action | null,
): string {
  const { scene } = playWorld(at.graph, at.state, ruling)
  const paragraphs = [bridge(at, ruling, action), ...enterScene(at, ruling.target, scene)]
  return paragraphs.filter(Boolean).join('\n\n')
}

/**
 * The author's text, whole where it is new, a short recall where it is not; an ending gets its close.
 * Where the author has written for a second visit, it is told whole as well. `text` is how it reads
 * now.
 */
export function enterScene(
  { graph, state, voice }: Standpoint,
  name: string,
  text: string | null,
): string[] {
  const { text: written } = graph.node(name)
  const told = text ?? written
  if (state.visited.includes(name) && !canVary(graph, written)) {
    return recallScene({ title: graph.titleOf(name), text: told, voice })
  }
  return graph.isEnding(name) ? [told, voice.line('ending')] : [told]
}

function recallScene({
  title,
  text,
  voice,
}: Pick<Standpoint, 'voice'> & { title: string; text: string }): string[] {
  const plainTitle = title.replace(/["“”{}]/gu, '').trim()
  return [voice.line('recall', { title: plainTitle }), firstSentences(text, RECALL_LENGTH)]
}

function bridge(
  { graph, state, pack: { clauses }, voice }: Standpoint,
  { choice, by }: Ruling & { kind: 'advance' },
  action: Action | null,
): string {
  const { choices } = graph.node(state.node)
  const text = choices[choice]?.text ?? ''
  const isMereStep = commandIn(text) === 'continue'
  const deed = clauses.deedOf(text)
  const said = action?.type === 'custom_action' ? action.text : null

  if (by === 'bridge') {
    const act =
      said === null ? clauses.deedOf(lingering(action)) : clauses.attemptOf(said, voice.turnOf)
    return voice.line('bridge', { act, deed })
  }
  if (by === 'words' && said !== null && !isSame(said, text, choices.length)) {
    return voice.line('words', { act: clauses.actOf(said, voice.turnOf) })
  }
  if (by === 'continue' || isMereStep) {
    const line = voice.line('continued')
    return line === '' || isMereStep || choices.length === 1
      ? line
      : `${line} ${tidy(clauses.courseOf(text))}`
  }
  return voice.line('chose', { deed })
}

/** Words that only name the choice, or count it, say nothing beyond it. */
function isSame(said: string, choice: string, count: number): boolean {
  return plainText(said) === plainText(choice) || ordinalIn(said, count) !== null
}

/** A way back without words of the player's follows a closer look too many. */
function lingering(action: Action | null): string {
  return action?.type === 'continue' ? (action.selected_choice ?? '') : ''
}
