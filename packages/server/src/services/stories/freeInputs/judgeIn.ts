import { openGraph, type AnswerName, type StoryStructure } from '@kathasagar/story'

import type { Lore } from '@kathasagar/engine/hearing/lore'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { isAside } from '@kathasagar/engine/turn/aside'
import { interpret } from '@kathasagar/engine/turn/interpret'

/** What of the author's would answer words: a choice, or an answer by its name. */
export type Answers = { kind: 'choice' } | { kind: 'answer'; name: AnswerName }

const always = <T extends { if?: string | undefined }>({ if: _condition, ...part }: T) => part

/** The same story with everything in it open: whether it has an answer is not asked of one moment. */
function withoutConditions(structure: StoryStructure): StoryStructure {
  const { cast = {}, reactions = [], nodes } = structure
  const people = Object.entries(cast).map(([id, person]) => {
    const says = (person.says ?? []).map(always)
    return [id, { ...person, says }] as const
  })
  const scenes = Object.entries(nodes).map(([name, node]) => {
    const own = node.reactions ? { reactions: node.reactions.map(always) } : {}
    return [name, { ...node, choices: node.choices.map(always), ...own }] as const
  })
  return {
    ...structure,
    // A story without people or answers stays one of the first form.
    ...(structure.cast ? { cast: Object.fromEntries(people) } : {}),
    ...(structure.reactions ? { reactions: reactions.map(always) } : {}),
    nodes: Object.fromEntries(scenes),
  }
}

/** Tells what would answer words that are said in a scene of a story, whatever its conditions are. */
export function judgeIn(structure: StoryStructure, lore: Lore) {
  const graph = openGraph(withoutConditions(structure))

  return (node: string, text: string): Answers | null => {
    if (!graph.has(node)) return null
    const { state } = beginStory({ ...graph, start: node }, { xp: 0, seed: 1 })
    const action = { type: 'custom_action', text } as const
    const came = interpret({ graph, state, action, lore })
    if ('code' in came || isAside(came)) return null
    if (came.kind === 'reaction' || came.kind === 'topic') {
      return came.answer && { kind: 'answer', name: came.answer }
    }
    return came.kind === 'advance' && came.by === 'words' ? { kind: 'choice' } : null
  }
}
