import {
  makeActionAnswer,
  makeHistoryEntry,
  makeId,
  makeSession,
  makeSessionData,
} from '@kathasagar/api/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { GuestPlay } from './guestPlay.ts'

const TOKENS = { access_token: 'access 1', refresh_token: 'refresh 1' }
const FIRST = makeHistoryEntry({ turn_id: makeId(501), number: 0 })
const SECOND = makeHistoryEntry({ turn_id: makeId(502), number: 1 })
const standingAt = (entry: typeof FIRST) => makeSessionData({ narrative_history: [entry] })
const say = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const

const answering = vi.fn<(path: string, body: unknown) => Response>()
const json = (body: unknown, status = 200) => Response.json(body, { status })

const answerFirstCalls = () =>
  answering
    .mockReturnValueOnce(json(TOKENS))
    .mockReturnValueOnce(json(makeSession({ session_data: standingAt(FIRST) })))

let play: GuestPlay
beforeEach(() => {
  answering.mockReset()
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) =>
    Promise.resolve().then(() => answering(path, JSON.parse(body))),
  )
  play = new GuestPlay(makeId(1))
})
afterEach(() => vi.unstubAllGlobals())

test('a question that comes with the turn which stands already tells no turn', async () => {
  answerFirstCalls()
  await play.begin()
  const { turn_id } = FIRST
  const asked = ['Ring the bell', 'Climb down the rope']
  answering.mockReturnValueOnce(
    json(makeActionAnswer({ turn_id, asked, session_data: standingAt(FIRST) })),
  )

  expect(await play.act(say('ring or climb?'), 'key')).toMatchObject({ told: [], asked })
})

test('a turn is told with what is said beside it', async () => {
  answerFirstCalls()
  await play.begin()
  const { turn_id } = SECOND
  const hint = { topic: 'second_wish', detail: 'Say it again.' } as const
  answering.mockReturnValueOnce(
    json(makeActionAnswer({ turn_id, hint, session_data: standingAt(SECOND) })),
  )

  expect(await play.act(say('up and down'), 'key')).toMatchObject({ told: [SECOND], hint })
})
