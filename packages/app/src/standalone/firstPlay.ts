import type { OfflinePlay } from '@kathasagar/api/contract'
import { narrate } from '@kathasagar/engine/narration/narrate'
import type { Narration } from '@kathasagar/engine/narration/narration'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import {
  openGraph,
  playRulesOf,
  applyPlayRules,
  type StoryGraph,
  type StoryStructure,
} from '@kathasagar/story'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'
import type { StandaloneStory } from '@kathasagar/ui/internal/embed'

import { openingPlates, toAiResponse } from '../offline/worker/position.ts'

export const STORYTELLER = 'kathakar'

const firstEntry = (
  id: string,
  told: Narration,
  { graph, state }: { graph: StoryGraph; state: TurnState },
): OfflinePlay['entry'] => ({
  turn_id: `${id} 0`,
  parent_id: null,
  number: 0,
  action_type: 'story_start',
  user_input: null,
  ai_response: {
    ...openingPlates([graph, state.node, null], (image) => image),
    ...toAiResponse(told, state),
  },
  model_used: STORYTELLER,
  credits_consumed: 0,
  selected_choice: null,
  timestamp: new Date(0).toISOString(),
  success: true,
})

export function firstPlay({ id, structure, about }: StandaloneStory, seed: number): OfflinePlay {
  const { game_config: config, language = 'en' } = about
  const rules = { ...rulesOf(config ?? { commands: {} }), ...playRulesOf(config ?? {}) }
  const graph = openGraph(applyPlayRules(structure as StoryStructure, rules))
  const { state } = beginStory(graph, { xp: about.initial_xp ?? STORY_DEFAULTS.initial_xp, seed })
  const start = { graph, state, ruling: { kind: 'start' }, action: null, recent: [] } as const
  const told = narrate({ ...start, language, manner: STORYTELLER })
  return {
    session_id: id,
    entry: firstEntry(id, told, start),
    story_key: id,
    structure,
    rules,
    language,
    content_rating: about.content_rating ?? 'family',
    role: about.story_prompt?.trim() ?? '',
    state: { ...state },
    asked: null,
    recent: [told.narrative],
    xp_won: 0,
    credits: 0,
    storytellers: [STORYTELLER],
    help_lines: [],
  }
}
