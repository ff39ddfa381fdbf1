import type { StoryLanguage, TextModelKey } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/api/rules'

import { authoredTelling } from '../../../engine/storyteller/authoredTelling.ts'
import { tell } from '../../../engine/storyteller/tell.ts'
import type { TellRequest, Telling } from '../../../engine/storyteller/telling.ts'
import type { Action } from '../../../engine/turn/action.ts'
import { beginStory } from '../../../engine/turn/apply.ts'
import { playTurn, type GameRules } from '../../../engine/turn/playTurn.ts'
import type { TurnState } from '../../../engine/turn/turnState.ts'
import type { Ports } from '../../ports.ts'
import { BUILT_IN } from './fallbackChain.ts'

/** A story as the built-in storyteller tells it: at once, for nothing, and without a network. */
interface ToldStory {
  graph: StoryGraph
  language: StoryLanguage
}

/** A play of which nothing is stored. */
export type BuiltInPlay = ToldStory & GameRules

interface BuiltInTelling extends Telling {
  /** Nobody, where only the author's own words were left. */
  model_used: TextModelKey | null
}

function tellBuiltIn(
  { reportFault }: Pick<Ports, 'reportFault'>,
  turn: Omit<TellRequest, 'manner' | 'recent'>,
): BuiltInTelling {
  const request = { ...turn, manner: BUILT_IN, recent: [] }
  try {
    return { ...tell(request), model_used: BUILT_IN }
  } catch (fault) {
    reportFault(fault)
    return { ...authoredTelling(request), model_used: null }
  }
}

/** The beginning of a story, as it is told to everybody, whatever model is chosen later. */
export function beginBuiltIn(
  ports: Pick<Ports, 'reportFault'>,
  { graph, language }: ToldStory,
  beginning: { xp: number; seed: number },
) {
  const begun = beginStory(graph, beginning)
  const ruling = { kind: 'start' } as const
  const { state } = begun
  return { ...begun, telling: tellBuiltIn(ports, { graph, state, ruling, action: null, language }) }
}

/** One turn of such a play, paid from the XP of its own state. */
export function playBuiltIn(
  ports: Pick<Ports, 'reportFault' | 'rankChoices'>,
  play: BuiltInPlay,
  state: TurnState,
  action: Action,
) {
  const { rankChoices } = ports
  const { language } = play
  return playTurn({ ...play, state, rankChoices }, action, (turn) =>
    tellBuiltIn(ports, { ...turn, language }),
  )
}
