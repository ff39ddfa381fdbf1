import type { ActionRequest } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { afterEach, expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { act, beginPlay, expectSoundLedger, lookAt, walletOf } from '../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const DOOR = { text: 'Go through the door at the back', reason: 'Jamuna stands before it.' }
const OPEN = ['Take the tea she offers', 'Walk on over the pass']
const TAKE_DOOR = { action_type: 'continue', selected_choice: DOOR.text } as const

test('a choice that is closed is shown beside the open ones, with its reason', async () => {
  const { session } = await beginPlay(app, { structure: teaStall, initial_xp: 100 })

  expect(session.session_data).toMatchObject({ choices: OPEN, locked: [DOOR] })
})

test('a closed choice cannot be taken, and nothing is charged for trying', async () => {
  const play = await beginPlay(app, { structure: teaStall, initial_xp: 100 })
  const before = await walletOf(app, play)

  const refused = await act(app, play, TAKE_DOOR)

  expect(refused.status).toBe(400)
  expect(refused.refusal()).toMatchObject({
    code: 'choice_locked',
    detail: 'That choice is locked for now. You were not charged.',
  })
  expect(await walletOf(app, play)).toEqual(before)
  expect(await lookAt(app, play)).toEqual(play.session)
})

test('a test play shows closed choices too, and refuses them', async () => {
  const { access_token: token } = await app.register()
  const play = (state?: unknown, action?: ActionRequest) =>
    app.call('testPlay', {
      token,
      body: { story_structure: teaStall, ...(action ? { state, action } : {}) } as never,
    })
  const begun = (await play()).answer()

  const refused = await play(begun.state, TAKE_DOOR)

  expect(begun).toMatchObject({ choices: OPEN, locked: [DOOR] })
  expect(refused.refusal().code).toBe('choice_locked')
})
