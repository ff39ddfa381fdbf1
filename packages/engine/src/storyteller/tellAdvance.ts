import { canVary } from '@kathasagar/story'

import { commandIn } from '../words/playerWords.ts'
import { playWorld } from '../state/playWorld.ts'
import type { Ruling } from '../ruling/ruling.ts'
import type { Standpoint } from './surroundings.ts'
import { firstSentences } from '../words/tidy.ts'

const RECALL_LENGTH = 180

/** How the next scene is come to, and the scene itself. */
export function tellAdvance(at: Standpoint, ruling: Ruling & { kind: 'advance' }): string {
  const { scene, answer } = playWorld(at.graph, at.state, ruling)
  if (ruling.failed) return tellFailure(at, ruling.target, answer, scene)
  const paragraphs = [hinge(at, ruling), ...enterScene(at, ruling.target, scene)]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** What comes of a choice that failed, in its author's words; who stays where they were is not told of it again. */
function tellFailure(
  at: Standpoint,
  target: string,
  failure: string | null,
  scene: string | null,
): string {
  const { graph, state } = at
  const isTold = target !== state.node || canVary(graph, graph.node(target).text) || !failure
  return [failure, ...(isTold ? enterScene(at, target, scene) : [])].filter(Boolean).join('\n\n')
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
  const isToldWhole = graph.program !== null || canVary(graph, written)
  if (state.visited.includes(name) && !isToldWhole) {
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

/**
 * The way that is gone, where it was not pressed as a button: as the choice that free words were heard
 * as, or that the story took by itself among others.
 */
function hinge(
  { graph, state, pack }: Standpoint,
  { choice, by }: Ruling & { kind: 'advance' },
): string {
  const { choices } = graph.node(state.node)
  const text = choices[choice]?.text ?? ''
  const isSaid = by === 'words' || (by === 'continue' && choices.length > 1 && !pack.isWordless)
  return isSaid && commandIn(text) !== 'continue' ? pack.clauses.heardOf(text) : ''
}
