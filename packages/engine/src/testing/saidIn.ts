import { openGraph, type StoryStructure } from '@kathasagar/story'

import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/decide.ts'
import { NO_LORE, type Lore } from '../understanding/lore.ts'
import type { TurnState } from '../world/turnState.ts'

/** Returns the ruling for free text at the start of a story. */
export function saidIn(
  story: StoryStructure,
  text: string,
  changes: Partial<TurnState> = {},
  lore: Partial<Lore> = {},
) {
  const graph = openGraph(story)
  const state = { ...beginStory(graph, { xp: 100, seed: 7 }).state, ...changes }
  const action = { type: 'custom_action', text } as const
  return interpret({ graph, state, action, lore: { ...NO_LORE, ...lore } })
}
