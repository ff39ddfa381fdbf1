import type { BodyOf } from '@kathasagar/api/contract'
import { buildLexicon } from '@kathasagar/engine/words/lexicon'
import type { StoryGraph } from '@kathasagar/story'

import type { StoredUser } from '../auth/ports.ts'
import { isForAccounts, modelsHere, toldTo } from '../../modules/models/index.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import { inSteps, inTurn } from '../servingOthers.ts'
import { presentAction } from './present/presentAction.ts'
import { findModel, wordsOf } from './turn/parseAction.ts'
import { claimAction, type Claimed } from './turn/claimAction.ts'
import { answerOutside } from './answerOutside.ts'
import type { TurnContext } from './turn/playPorts.ts'
import { tellAll, tellEnd, type ActionEvents } from './turn/runningTurns.ts'
import { runTurn } from './turn/runTurn.ts'
import { watchAction } from './turn/watchAction.ts'

export interface ActionAsked {
  user: StoredUser
  sessionId: string
  request: BodyOf<'takeAction'>
  /** The client's name for this click; without one the action can't be asked for again. */
  key: string | null
}

/**
 * Takes an action in a session. Refusals come before anything is claimed, and so does an answer
 * outside of the story: one that declines the player's words, which is kept nowhere, or one that helps
 * or asks back, which is kept under its key. After that the turn is the server's job, and what comes
 * back is a way to listen to it.
 */
export async function takeAction(
  given: Ports,
  { user, sessionId, request, key }: ActionAsked,
): Promise<ActionEvents | Refusal> {
  if (!given.running.isOpen()) return { code: 'stopping' }
  const ports = await toldTo(given, user)
  const model = request.action_type === 'undo' ? null : findModel(request, modelsHere(ports))
  if (isRefusal(model)) return model
  if (user.is_guest && isForAccounts(given, model?.model_key)) return NEEDS_ACCOUNT
  const actionId = ports.ids.newId()
  const asked = { user, sessionId, request, model, actionId, key: key ?? actionId }
  const { play } = ports.store.repositories
  const context = await play.findTurnContext(sessionId, user.id, asked.key)
  if (context === undefined) return { code: 'session_not_found' }

  const graph = await ports.graphs(context.session.version_id, context.story.game_config)
  const declined = context.known ? null : await declinedOf(ports, { ...context, graph, request })
  if (declined) return answerOutside(ports, { ...context, graph, request, said: { declined } })

  const words = wordsOf(request)
  if (words !== '') await inSteps(buildLexicon(graph))
  await inTurn(words.length)
  // Whoever does not say which turn they answer means the one that the session stands at now.
  const after = request.after ?? context.base.id
  const claimed = await claimAction(ports, { ...asked, after, graph }, context)
  if (isRefusal(claimed)) return user.is_guest ? refuseGuest(claimed) : claimed
  return listenTo(ports, claimed, user.id)
}

const NEEDS_ACCOUNT: Refusal = { code: 'account_required' }

/** A guest has no credits to be short of, and no way to premium. */
const refuseGuest = (refusal: Refusal): Refusal =>
  refusal.code === 'not_enough_credits' || refusal.code === 'premium_required'
    ? NEEDS_ACCOUNT
    : refusal

const declinedOf = (
  ports: Ports,
  {
    request,
    session,
    story,
    graph,
  }: Pick<ActionAsked, 'request'> & TurnContext & { graph: StoryGraph },
) =>
  declineWords(ports, {
    words: wordsOf(request),
    story,
    storyId: session.story_id,
    graph,
    where: 'session',
    model: request.selected_model,
  })

/** Has a claimed turn told, if it is not, and listens. */
function listenTo(ports: Ports, claimed: Claimed, user_id: string): ActionEvents {
  switch (claimed.kind) {
    case 'ended':
      return tellEnd(presentAction(claimed.ended))
    case 'taken':
      return tellAll(claimed.taken.pieces, claimed.taken.outcome)
    case 'known':
      return watchAction(ports, { id: claimed.actionId, user_id }, 0)
    case 'claimed': {
      const { claim } = claimed
      ports.running.start(claim.actionId, (tellMore) => runTurn(ports, claim, tellMore))
      return watchAction(ports, { id: claim.actionId, user_id }, 0)
    }
  }
}
