import { plainText } from '@kathasagar/story'

import { unconditionalSentences } from '../text/unconditionalText.ts'
import { targetOf } from '../world/ruling.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { isNamedIn, stemsOf, type LoreEntry } from './nearText.ts'

interface Subject {
  names: readonly string[]
  isHere: boolean
}

const NEAR = { asked: 3, here: 1 } as const
const SENTENCES = 2
const LONGEST = 240

function subjectsOf({ graph, state, ruling }: NarrationRequest): Subject[] {
  const node = graph.node(targetOf(ruling) ?? state.node)
  const listed = (all: NarrationRequest['graph']['things'], here: readonly string[] = []) =>
    Object.entries(all).map(([id, { name, aliases = [] }]) => ({
      names: [name, ...aliases],
      isHere: here.includes(id),
    }))
  return [...listed(graph.cast, node.people), ...listed(graph.things, node.things)]
}

const seenBefore = ({ graph, state, ruling }: NarrationRequest) =>
  state.visited
    .filter((name) => graph.has(name) && name !== (targetOf(ruling) ?? state.node))
    .toReversed()
    .map((name) => ({
      title: graph.titleOf(name),
      sentences: unconditionalSentences(graph, graph.node(name).text).filter(
        ({ length }) => length <= LONGEST,
      ),
    }))

/**
 * Returns sentences from visited scenes about the named subjects. Empty for Ink, whose scenes were
 * recorded from other sessions.
 */
export function toldOfSubjects(request: NarrationRequest): LoreEntry[] {
  const { graph, action } = request
  if (graph.program !== null) return []
  const asked = new Set(stemsOf(action?.type === 'custom_action' ? action.text : ''))
  const scenes = seenBefore(request)
  const subjects = subjectsOf(request).flatMap(({ names, isHere }): LoreEntry[] => {
    const isAsked = isNamedIn(names, asked)
    if (!isAsked && !isHere) return []
    const [name = ''] = names
    const found = scenes.flatMap(({ sentences }) =>
      sentences.filter((one) => plainText(one).includes(plainText(name))),
    )
    if (found.length === 0) return []
    const told = found.slice(0, SENTENCES).toReversed().join(' ')
    return [
      { text: `${name}, as was told before: ${told}`, near: isAsked ? NEAR.asked : NEAR.here },
    ]
  })
  const places = scenes
    .filter(({ title, sentences }) => sentences.length > 0 && isNamedIn([title], asked))
    .map(({ title, sentences }) => ({
      text: `${title}, where the player has been: ${sentences.slice(0, SENTENCES).join(' ')}`,
      near: NEAR.asked,
    }))
  return [...subjects, ...places]
}
