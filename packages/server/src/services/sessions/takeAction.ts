import type { BodyOf } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { modelsHere } from '../models/modelsHere.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import { presentAside } from './present/presentAside.ts'
import { findModel, wordsOf } from './turn/parseAction.ts'
import { claimAction } from './turn/claimAction.ts'
import { answerOutside } from './answerOutside.ts'
import { openStory } from './openSession.ts'
import type { ActionEvents } from './turn/runningTurns.ts'
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
 * outside of the story: one that declines the player's words, helps, or asks back. After that the turn is the server's job, and what comes back is a way
 * to listen to it.
 */
export async function takeAction(
  ports: Ports,
  { user, sessionId, request, key }: ActionAsked,
): Promise<ActionEvents | Refusal> {
  const model = request.action_type === 'undo' ? null : findModel(request, modelsHere(ports))
  if (isRefusal(model)) return model
  const session = await ports.store.repositories.sessions.findSession(sessionId, user.id)
  if (session === undefined) return { code: 'session_not_found' }

  const opened = await openStory(ports, session)
  const words = wordsOf(request)
  const declined = await declineWords(ports, {
    words,
    story: opened.story,
    where: 'session',
    model: request.selected_model,
  })
  if (declined) return answerOutside(ports, { ...opened, session, request, said: { declined } })

  const actionId = ports.ids.newId()
  const asking = { ...opened, user, sessionId, request, model, actionId, key: key ?? actionId }
  const claimed = await ports.store.transaction((repos) => claimAction(ports, repos, asking))
  if (isRefusal(claimed)) return claimed

  if (claimed.kind === 'aside') {
    const said = presentAside(claimed.aside, opened.story)
    return answerOutside(ports, { ...opened, session, request, said })
  }
  if (claimed.kind === 'known') return watchAction(ports, claimed.actionId, 0)
  ports.running.start(actionId, (tellMore) => runTurn(ports, claimed.claim, tellMore))
  return watchAction(ports, actionId, 0)
}
