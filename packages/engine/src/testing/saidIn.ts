import { openGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../understanding/lore.ts'
import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/decide.ts'

export function saidIn(story: StoryStructure, text: string) {
  const graph = openGraph(story)
  const { state } = beginStory(graph, { xp: 100, seed: 7 })
  const action = { type: 'custom_action', text } as const
  return interpret({ graph, state, action, lore: NO_LORE })
}
