import type { StoryAnswer } from '@kathasagar/api/contract'
import { asSeen, improvised, roomOf } from '@kathasagar/engine/improvise/improvise'
import { isFit } from '@kathasagar/engine/improvise/isFit'
import type { TellRequest } from '@kathasagar/engine/storyteller/telling'
import type { BegunTurn, Turn } from '@kathasagar/engine/turn/playTurn'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'
import { tellerOf } from './fallbackChain.ts'
import { toldFaultOf, type ToldFault } from './modelFault.ts'
import type { TextModel } from './modelPorts.ts'
import type { Listener, ToldTurn } from './tellTurn.ts'

/** For so long a model may make something up; nobody hears a word before its end. */
const IMPROVISING_MS = 30_000

type Improviser = NonNullable<TextModel['improvise']>

/** The connected model that tells a turn, as one that makes things up; null where it is none, or unwell. */
function improviserOf(
  { textModels, modelStates }: Pick<Ports, 'textModels' | 'modelStates'>,
  { model_key }: Claim['model'],
): Improviser | null {
  if (modelStates.isDisabled(model_key)) return null
  return textModels(tellerOf(model_key)).improvise ?? null
}

/** A turn that a model has made up, and told by it. */
interface Improvised {
  turn: BegunTurn
  told: ToldTurn
}

/** What is told of an answer that cannot stand in the story. */
const UNFIT: ToldFault = { code: 'answer_unreadable', isOutage: false }

/**
 * Has a turn made up by the model that would tell it, where its author leaves room; null where there is
 * none. Answers why not, where the model gives nothing that may stand in the story.
 */
export async function improviseTurn(
  ports: Pick<Ports, 'textModels' | 'modelStates' | 'reportFault'>,
  { turn, model, story }: Claim,
  request: TellRequest,
  { onText, signal }: Listener,
): Promise<Improvised | ToldFault | null> {
  const room = roomOf(turn, story.game_config.improvise)
  const improvise = room && improviserOf(ports, model)
  if (!improvise) return null
  const { graph } = asSeen(turn)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(IMPROVISING_MS)])
  try {
    const { made, manifest } = await untilAborted(
      improvise({ ...request, graph, room }, limit),
      limit,
    )
    if (!isFit(made, room, { graph, node: turn.stood.node })) {
      ports.reportFault(new Error(`${model.model_key} made up what cannot stand in the story`))
      return UNFIT
    }
    onText(made.text)
    const telling = { narrative: made.text, setup: null, choices: [], manifest }
    const told = { telling, model_used: tellerOf(model.model_key), fault: null }
    return { turn: improvised(turn, made, room), told }
  } catch (error) {
    if (signal.aborted) throw error
    ports.reportFault(error)
    return toldFaultOf(error)
  }
}

/**
 * Whether a provider tells nothing to the player's own words: then they are refused as in any telling. A
 * choice of a scene is the model's, and is taken all the same.
 */
export const isRefusedWords = ({ code }: ToldFault, { turn }: Claim): boolean =>
  code === 'told_refused' && turn.action.type === 'custom_action'

/** That a model made a turn up, with the title of the scene that it opened. */
export const improvisedIn = ({ ruling }: Turn): Pick<StoryAnswer, 'improvised'> =>
  ruling.kind === 'improvise' ? { improvised: { title: ruling.scene?.title ?? null } } : {}
