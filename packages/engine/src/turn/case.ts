import type { StoryGraph } from '@kathasagar/story'

import type { Lore } from '../hearing/lore.ts'
import type { Action } from '../ruling/action.ts'
import type { TurnState } from './turnState.ts'
import type { Verdict } from './verdict.ts'

/** An action, where it is taken, and who helps to hear it. */
export interface Case {
  graph: StoryGraph
  state: TurnState
  action: Action
  lore: Lore
  /** What a model takes free words to mean; heeded where the rules alone could not be certain. */
  verdict?: Verdict | null
  /** A model will judge what the rules are not certain of: then the player is not asked. */
  hasJudge?: boolean
}

export type Place = Pick<Case, 'graph' | 'state' | 'lore'>
