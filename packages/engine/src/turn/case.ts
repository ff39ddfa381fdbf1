import type { StoryGraph } from '@kathasagar/story'

import type { Lore } from '../understanding/lore.ts'
import type { Action } from '../world/ruling.ts'
import type { TurnState } from '../world/turnState.ts'
import type { Verdict } from './modelVerdict.ts'

export interface Case {
  graph: StoryGraph
  state: TurnState
  action: Action
  lore: Lore
  /** A model's interpretation, used only if the rules are uncertain. */
  verdict?: Verdict | null
  /** True if a model resolves uncertain input, so that the player is not asked back. */
  hasJudge?: boolean
}

export type Place = Pick<Case, 'graph' | 'state' | 'lore'>
