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
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) =>
    Promise.resolve().then(() => answering(path, body && JSON.parse(body))),
  )
  play = new GuestPlay(makeId(1))
})
afterEach(() => vi.unstubAllGlobals())

test('adds no turn for a question to the player', async () => {
  answerFirstCalls()
  await play.begin()
  const { turn_id } = FIRST
  const asked = ['Ring the bell', 'Climb down the rope']
  answering.mockReturnValueOnce(
    json(makeActionAnswer({ turn_id, asked, session_data: standingAt(FIRST) })),
  )

  expect(await play.act(say('ring or climb?'), 'key')).toMatchObject({ told: [], asked })
})

test('shows a hint together with a turn', async () => {
  answerFirstCalls()
  await play.begin()
  const { turn_id } = SECOND
  const hint = { topic: 'second_wish', detail: 'Say it again.' } as const
  answering.mockReturnValueOnce(
    json(makeActionAnswer({ turn_id, hint, session_data: standingAt(SECOND) })),
  )

  expect(await play.act(say('up and down'), 'key')).toMatchObject({ told: [SECOND], hint })
})

test('continues after a token renewal that did not reach the server', async () => {
  answerFirstCalls()
  await play.begin()
  const expired = () => json({ code: 'session_expired', detail: 'Over' }, 401)
  const renewed = { access_token: 'access 2', refresh_token: 'refresh 2' }
  answering.mockReturnValueOnce(expired()).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(play.act(say('up'), 'key')).rejects.toThrow('Failed to fetch')

  answering
    .mockReturnValueOnce(expired())
    .mockReturnValueOnce(json({ tokens: renewed }))
    .mockReturnValueOnce(
      json(makeActionAnswer({ turn_id: SECOND.turn_id, session_data: standingAt(SECOND) })),
    )

  expect(await play.act(say('up'), 'key')).toMatchObject({ told: [SECOND] })
  expect(answering).toHaveBeenCalledWith('/api/v1/auth/refresh', { refresh_token: 'refresh 1' })
})

test('starts again as a new guest if the token is unknown', async () => {
  answerFirstCalls()
  await play.begin()
  const refusal = () => json({ code: 'session_expired', detail: 'Over' }, 401)
  answering.mockReturnValueOnce(refusal()).mockReturnValueOnce(refusal())
  await expect(play.act(say('up'), 'key')).rejects.toThrow('Over')
  answerFirstCalls()

  expect(await play.begin()).toMatchObject({ told: [FIRST], isAnew: true })
})

test.each(['session_moved', 'session_finished', 'nothing_to_undo'])(
  'loads the session again after a lost answer and continues: %s',
  async (code) => {
    answerFirstCalls()
    await play.begin()
    const moved = makeSession({
      session_data: makeSessionData({ narrative_history: [FIRST, SECOND] }),
    })
    answering
      .mockReturnValueOnce(json({ code, detail: 'It stands elsewhere' }, 409))
      .mockReturnValueOnce(json(moved))

    const shown = await play.act(say('up'), 'key')

    expect(shown).toEqual({ told: [FIRST, SECOND], at: moved.session_data, isAnew: true })
    const { turn_id } = SECOND
    answering.mockReturnValueOnce(
      json(makeActionAnswer({ turn_id, session_data: standingAt(SECOND) })),
    )
    await play.act(say('on'), 'another')
    expect(answering).toHaveBeenLastCalledWith(
      `/api/v1/game/sessions/${moved.id}/action`,
      expect.objectContaining({ after: turn_id }),
    )
  },
)
