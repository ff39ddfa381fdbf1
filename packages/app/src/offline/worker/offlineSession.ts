import type {
  ActionAnswer,
  ActionRequest,
  ErrorBody,
  HistoryEntry,
  OfflinePlay,
} from '@kathasagar/api/contract'
import type { Lore } from '@kathasagar/engine/understanding/lore'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { type Action, isAside } from '@kathasagar/engine/world/ruling'
import { applyTypedValues } from '@kathasagar/engine/world/sceneParts'
import type { Narration, NarrationRequest } from '@kathasagar/engine/narration/narration'
import { playTurn, type PlayedTurn, selectedChoice } from '@kathasagar/engine/turn/playTurn'
import type { ClarifyingQuestion } from '@kathasagar/engine/world/turnState'
import { findSecondRequest } from '@kathasagar/engine/turn/secondRequest'
import { openGraph, applyPlayRules, type StoryGraph, type StoryStructure } from '@kathasagar/story'
import type { TextModelKey } from '@kathasagar/story/vocabulary'

import {
  actionOf,
  buildActionAnswer,
  firstPosition,
  forkBefore,
  openingPlates,
  presentAside,
  presentHint,
  sessionDataOf,
  toAiResponse,
  typedValuesIn,
  type AddressOf,
  type OpeningPlates,
  type Position,
  type StoryRemarks,
} from './position.ts'

export interface OfflineAction {
  key: string
  action: ActionRequest & { selected_model: string }
  at: string
}

export type OfflineOutcome =
  | { answer: ActionAnswer }
  | { refusal: Pick<ErrorBody, 'code' | 'current_xp' | 'required_xp'> }

type NarratedTurn = PlayedTurn & { telling: { narrative: string; setup: string | null } }

/** Number of turns. It must be the same as on the server. */
const RECENT_TURNS = 24

const NOTHING_TO_UNDO: OfflineOutcome = { refusal: { code: 'nothing_to_undo' } }

const entryOf = (
  graph: StoryGraph,
  from: Position,
  asked: OfflineAction,
  turn: NarratedTurn,
  plates: OpeningPlates,
): HistoryEntry => ({
  turn_id: asked.key,
  parent_id: from.entry.turn_id,
  number: from.entry.number + 1,
  action_type: turn.action.type,
  user_input: 'text' in turn.action ? turn.action.text : null,
  ai_response: { ...plates, ...toAiResponse(turn.telling, turn.state) },
  model_used: asked.action.selected_model,
  credits_consumed: 0,
  selected_choice: selectedChoice(graph, turn),
  timestamp: asked.at,
  success: true,
})

export interface PlayedBy {
  lore: Lore
  tell: (request: NarrationRequest) => Narration
  findDeclinedInput: (play: OfflinePlay, request: ActionRequest) => StoryRemarks['declined']
  /** Returns the URL of a picture, or null. */
  addressOf: AddressOf
}

/** A session that runs locally with the server's engine. */
export class OfflineSession {
  readonly #play: OfflinePlay
  readonly #whole: StoryGraph
  #here: Position
  #asked: ClarifyingQuestion | null
  readonly #by: PlayedBy

  constructor(play: OfflinePlay, by: PlayedBy) {
    this.#by = by
    this.#play = play
    this.#whole = openGraph(applyPlayRules(play.structure as StoryStructure, play.rules))
    this.#here = firstPosition(play)
    this.#asked = play.asked
  }

  take(asked: OfflineAction): OfflineOutcome {
    const { action: request } = asked
    if (request.action_type === 'undo') return this.#goBack(request.to === 'fork')
    const action = actionOf(request)
    if (action === null) return { refusal: { code: 'invalid_action' } }
    if (this.#isOver) return { refusal: { code: 'session_finished' } }
    const declined = this.#by.findDeclinedInput(this.#play, request)
    if (declined) return this.#answer(request, { declined })

    const turn = this.#playTurn(asked, action)
    if (isAside(turn)) {
      if (turn.aside === 'ask') this.#asked = turn
      return this.#answer(request, presentAside(turn, this.#play))
    }
    return 'code' in turn ? { refusal: turn } : this.#enter(asked, turn)
  }

  get at() {
    return sessionDataOf(this.#graph, this.#here)
  }

  get #graph() {
    return graphAt(this.#whole, this.#here.state)
  }

  get #isOver() {
    return this.#graph.isEnding(this.#here.state.node)
  }

  #playTurn({ action: request }: OfflineAction, action: Action) {
    const { recent, state: stood } = this.#here
    const { rules, language } = this.#play
    const asked = this.#asked && { asked: this.#asked }
    const graph = this.#graph
    const state = { ...applyTypedValues(graph, stood, typedValuesIn(request)), ...asked }
    const manner = request.selected_model as TextModelKey
    const { lore, tell } = this.#by
    return playTurn({ graph, state, ...rules, lore }, action, (begun) =>
      tell({ ...begun, language, manner, recent }),
    )
  }

  #enter(asked: OfflineAction, turn: NarratedTurn): OfflineOutcome {
    const from = this.#here
    const { telling, state, xp_gained } = turn
    const graph = this.#graph
    const plates = openingPlates([graph, state.node, from.state], this.#by.addressOf)
    const words = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
    this.#here = {
      parent: from,
      entry: entryOf(graph, from, asked, turn, plates),
      state,
      recent: [...from.recent, words].filter(Boolean).slice(-RECENT_TURNS),
      xp_won: from.xp_won + xp_gained,
    }
    const next = findSecondRequest({ graph: this.#graph, lore: this.#by.lore }, turn)
    this.#asked = next.asked ? { choices: next.asked } : null
    return this.#answer(asked.action, presentHint(next), xp_gained)
  }

  /** Undoes a turn, or returns from an ending to the last fork, but not before the stored turn. */
  #goBack(isToFork: boolean): OfflineOutcome {
    const target = isToFork ? forkBefore(this.#here) : this.#here.parent
    if (target === null || this.#isOver !== isToFork) return NOTHING_TO_UNDO
    this.#here = target
    this.#asked = null
    return this.#answer({ action_type: 'undo' }, {})
  }

  #answer({ action_type }: ActionRequest, said: StoryRemarks, won?: number): OfflineOutcome {
    const { credits } = this.#play
    const at = { graph: this.#graph, here: this.#here, credits, action_type, said }
    return { answer: buildActionAnswer(won === undefined ? at : { ...at, won }) }
  }
}
