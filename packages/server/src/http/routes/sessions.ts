import { ActionAnswer } from '@kathasagar/api/contract'

import { getEndingCard } from '../../services/endings/getEndingCard.ts'
import { chooseTelling } from '../../services/sessions/chooseTelling.ts'
import { checkSession } from '../../services/sessions/checkSession.ts'
import { createSession } from '../../services/sessions/createSession.ts'
import { followAction } from '../../services/sessions/followAction.ts'
import { getMemory } from '../../services/sessions/memory/getMemory.ts'
import { getEnding } from '../../services/sessions/getEnding.ts'
import { getOfflinePlay } from '../../services/offline/getOfflinePlay.ts'
import { moveHead } from '../../services/sessions/moveHead.ts'
import { getSession } from '../../services/sessions/getSession.ts'
import { listHistory } from '../../services/sessions/listHistory.ts'
import { stopAction } from '../../services/sessions/stopAction.ts'
import { deleteFact } from '../../services/sessions/memory/deleteFact.ts'
import { takeAction } from '../../services/sessions/takeAction.ts'

import { isRefusal, type Refusal } from '../../services/refusal.ts'
import type { ActionEvents } from '../../services/sessions/turn/runningTurns.ts'
import { ofSession, type Call, type Handlers } from '../call.ts'
import { requestKeyOf } from '../requestKey.ts'
import { answerTold } from '../toldEvents.ts'

const lineOf = ({ session_id, line_id }: Call<'deleteFact'>['params']) => ({
  sessionId: session_id,
  lineId: line_id,
})

/** Anything but a whole number counts as nothing heard yet. */
function lastEventIdOf({ headers }: Call<'followAction'>): number {
  const id = Number(headers['last-event-id'] ?? 0)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** Answers with what an action tells. Who leaves early stops nothing. */
const tellAction = async (
  events: ActionEvents | Refusal,
  call: Call<'takeAction' | 'followAction'>,
) => (isRefusal(events) ? events : answerTold({ events, schema: ActionAnswer }, call))

export const sessionRoutes = {
  checkSession: ({ ports, caller, params }) =>
    checkSession(ports, { storyId: params.story_id, userId: caller.user.id }),

  createSession: ({ ports, caller, body }) =>
    createSession(ports, {
      storyId: body.story_id,
      user: caller.user,
      withoutKnown: body.without_known ?? false,
    }),

  getSession: (call) => getSession(call.ports, ofSession(call)),

  getOfflinePlay: ({ ports, caller, params, query }) =>
    getOfflinePlay(ports, { user: caller.user, sessionId: params.session_id, known: query.known }),

  getEnding: ({ ports, caller, params }) =>
    getEnding(ports, { sessionId: params.session_id, user: caller.user }),

  getEndingCard: (call) => getEndingCard(call.ports, { ...ofSession(call), ...call.query }),

  listHistory: (call) => listHistory(call.ports, { ...ofSession(call), ...call.query }),

  getMemory: (call) => getMemory(call.ports, ofSession(call)),

  deleteFact: ({ ports, caller, params }) =>
    deleteFact(ports, { userId: caller.user.id, ...lineOf(params) }),

  takeAction: async (call) => {
    const { ports, caller, params, body } = call
    if (body.session_id !== undefined && body.session_id !== params.session_id) {
      return { code: 'invalid_action' }
    }
    const key = requestKeyOf(call.headers, 'invalid_action')
    if (isRefusal(key)) return key
    const asked = { user: caller.user, sessionId: params.session_id, request: body, key }
    return tellAction(await takeAction(ports, asked), call)
  },

  chooseTelling: (call) => chooseTelling(call.ports, { ...ofSession(call), ...call.body }),

  followAction: async (call) => {
    const asked = { ...ofSession(call), key: call.params.key, afterId: lastEventIdOf(call) }
    const followed = await followAction(call.ports, asked)
    return tellAction(followed, call)
  },

  moveHead: (call) => moveHead(call.ports, { ...ofSession(call), ...call.body }),

  stopAction: (call) => stopAction(call.ports, { ...ofSession(call), key: call.params.key }),
} satisfies Partial<Handlers>
