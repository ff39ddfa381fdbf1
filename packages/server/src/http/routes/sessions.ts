import { ActionAnswer } from '@kathasagar/api/contract'

import { getEndingCard } from '../../services/endings/getEndingCard.ts'
import { getSessionBook } from '../../services/binding/getSessionBook.ts'
import { chooseTelling } from '../../services/sessions/chooseTelling.ts'
import { checkSession } from '../../services/sessions/checkSession.ts'
import { createSession } from '../../services/sessions/createSession.ts'
import { editTelling } from '../../services/sessions/editTelling.ts'
import { followAction } from '../../services/sessions/followAction.ts'
import { getMemory } from '../../services/sessions/getMemory.ts'
import { getEnding } from '../../services/sessions/getEnding.ts'
import { getOfflinePlay } from '../../services/offline/getOfflinePlay.ts'
import { getSession } from '../../services/sessions/getSession.ts'
import { listHistory } from '../../services/sessions/listHistory.ts'
import { listOpenSessions } from '../../services/sessions/listOpenSessions.ts'
import { mendFact } from '../../services/sessions/mendFact.ts'
import { speakText } from '../../services/sessions/speakText.ts'
import { stopAction } from '../../services/sessions/stopAction.ts'
import { strikeFact } from '../../services/sessions/strikeFact.ts'
import { takeAction } from '../../services/sessions/takeAction.ts'

import { isRefusal, type Refusal } from '../../services/refusal.ts'
import type { ActionEvents } from '../../services/sessions/turn/runningTurns.ts'
import type { Call, Handlers } from '../call.ts'
import { requestKeyOf } from '../requestKey.ts'
import { answerTold } from '../toldEvents.ts'

const lineOf = ({ session_id, line_id }: Call<'strikeFact'>['params']) => ({
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
  listOpenSessions: ({ ports, caller, query }) =>
    listOpenSessions(ports, { userId: caller.user.id, limit: query.limit }),

  checkSession: ({ ports, caller, params }) =>
    checkSession(ports, { storyId: params.story_id, userId: caller.user.id }),

  createSession: ({ ports, caller, body, headers }) =>
    createSession(ports, {
      storyId: body.story_id,
      user: caller.user,
      beginning: { languages: headers['accept-language'], cameFrom: body.came_from },
      withoutKnown: body.without_known ?? false,
    }),

  getSession: ({ ports, caller, params }) =>
    getSession(ports, { sessionId: params.session_id, userId: caller.user.id }),

  getOfflinePlay: ({ ports, caller, params, query }) =>
    getOfflinePlay(ports, { user: caller.user, sessionId: params.session_id, known: query.known }),

  speakText: ({ ports, caller, params, body }) =>
    speakText(ports, { userId: caller.user.id, sessionId: params.session_id, ...body }),

  getEnding: ({ ports, caller, params }) =>
    getEnding(ports, { sessionId: params.session_id, user: caller.user }),

  getEndingCard: ({ ports, caller, params, query }) =>
    getEndingCard(ports, { sessionId: params.session_id, userId: caller.user.id, ...query }),

  getSessionBook: ({ ports, caller, params, query }) =>
    getSessionBook(ports, { sessionId: params.session_id, userId: caller.user.id, ...query }),

  listHistory: ({ ports, caller, params, query }) =>
    listHistory(ports, {
      userId: caller.user.id,
      sessionId: params.session_id,
      before: query.before,
      limit: query.limit,
    }),

  getMemory: ({ ports, caller, params }) =>
    getMemory(ports, { sessionId: params.session_id, userId: caller.user.id }),

  mendFact: ({ ports, caller, params, body }) =>
    mendFact(ports, { userId: caller.user.id, ...lineOf(params), text: body.text }),

  strikeFact: ({ ports, caller, params }) =>
    strikeFact(ports, { userId: caller.user.id, ...lineOf(params) }),

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

  editTelling: ({ ports, caller, params, body }) =>
    editTelling(ports, { userId: caller.user.id, sessionId: params.session_id, ...body }),

  chooseTelling: ({ ports, caller, params, body }) =>
    chooseTelling(ports, { userId: caller.user.id, sessionId: params.session_id, ...body }),

  followAction: async (call) => {
    const { ports, caller, params } = call
    const followed = await followAction(ports, {
      userId: caller.user.id,
      sessionId: params.session_id,
      key: params.key,
      afterId: lastEventIdOf(call),
    })
    return tellAction(followed, call)
  },

  stopAction: ({ ports, caller, params }) =>
    stopAction(ports, {
      userId: caller.user.id,
      sessionId: params.session_id,
      key: params.key,
    }),
} satisfies Partial<Handlers>
