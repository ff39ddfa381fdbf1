import { expect, test } from 'vitest'

import { changeStory } from '../../test/factories.ts'
import { setScriptedStage } from '../../test/modelStage.ts'
import {
  AT_BANK,
  AT_FERRY,
  beginPlay,
  newestOf,
  pick,
  riverStoryWith,
  snapshotOf,
  TO_BEACON,
} from '../../test/play.ts'

const { app } = await setScriptedStage()

test('begins a session with the first scene, without a charge', async () => {
  const { session } = await beginPlay(app)

  expect(session).toMatchObject({
    current_xp: 10,
    choices_made: 0,
    scenes_completed: 1,
    total_scenes: 7,
    is_completed: false,
    credits: 20,
    session_data: {
      choices: AT_FERRY,
      narrative_history: [
        { action_type: 'story_start', model_used: 'kathakar', credits_consumed: 0, success: true },
      ],
      can_undo: false,
      ending: null,
      running_key: null,
    },
  })
})

test('moves to the target of the choice on Continue, and charges the model’s price', async () => {
  const play = await beginPlay(app)

  const answer = await play.acted(pick('Follow the bank upstream'))

  expect(answer).toMatchObject({
    action_type: 'continue',
    model_used: 'tenali',
    credits_consumed: 1,
    credits: 19,
    xp_gained: 5,
    current_xp: 15,
    choices_made: 1,
    choices: AT_BANK,
    low_credits_warning: false,
  })
  expect(answer.session_data.narrative_history).toMatchObject([
    { turn_id: answer.turn_id, parent_id: newestOf(play.session).turn_id, number: 1 },
  ])
})

test('closes the session at an ending with its title, its number, and the rewards', async () => {
  const play = await beginPlay(app)
  const answer = (await play.walk(...TO_BEACON)).at(-1)

  expect(answer).toMatchObject({
    is_completed: true,
    completion_percentage: 100,
    choices: [],
    ending: { title: 'The Beacon', number: 1, total: 2, turns: 3, xp_gained: 65 },
    session_data: { can_undo: false },
  })
})

test('returns a setup with two choices on Immerse, and both continue', async () => {
  const play = await beginPlay(app)

  const immersed = await play.acted({ action_type: 'immerse' })

  expect(immersed).toMatchObject({ current_xp: 8, credits_consumed: 1 })
  expect(immersed.setup).toBeTruthy()
  expect(immersed.choices).toHaveLength(2)
  const [selected_choice = ''] = immersed.choices
  const chosen = await play.acted(pick(selected_choice))
  expect(chosen.session_data.narrative_history.at(-1)).toMatchObject({ selected_choice })
})

test('draws the scene on Show, and its address gives access only to the image', async () => {
  const play = await beginPlay(app)

  const shown = await play.acted({ action_type: 'show', last_text_response: 'The rope' })

  expect(shown).toMatchObject({ credits_consumed: 5, current_xp: 7, model_used: 'vishvakarma' })
  expect(shown.prompt).toBeTruthy()
  expect(shown.style).toContain('Vishvakarma')
  const { headers, payload } = await app.app.inject({ url: shown.image_url ?? '' })
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(payload).toContain('<svg')
})

test('returns the last answer when a session is reloaded', async () => {
  const play = await beginPlay(app)
  const answer = await play.say('yawn')

  const session = await play.look()

  expect(snapshotOf(session)).toEqual(snapshotOf(answer))
  expect(session.credits).toBe(answer.credits)
})

test('keeps a session at its version when the story is edited', async () => {
  const play = await beginPlay(app)
  const version = await app.db
    .insertInto('story_versions')
    .values({
      story_id: play.storyId,
      number: 2,
      structure: JSON.stringify({ start_node: 'x', nodes: { x: { text: 'New', choices: [] } } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeStory(app.db, play.storyId, { current_version_id: version.id })

  const answer = await play.acted({ action_type: 'continue' })

  expect(answer.total_scenes).toBe(7)
})

test('keeps the earlier session on a restart, and counts each start as a play', async () => {
  const play = await beginPlay(app)
  const again = await play.again()

  expect(again.session.id).not.toBe(play.session.id)
  expect((await play.look()).id).toBe(play.session.id)
  const story = await app.ask('getStory', { params: { story_id: play.storyId } })
  expect(story.stats.plays_total).toBe(2)
})

test('returns the newest unfinished session, otherwise the newest', async () => {
  const play = await beginPlay(app)
  await (await play.again()).walk(...TO_BEACON)

  expect(await app.ask('checkSession', play.on({ story_id: play.storyId }))).toMatchObject({
    has_existing_session: true,
    session_id: play.session.id,
    scene: 'The Ferry',
    minutes_left: 30,
  })
})

test('warns the player of low credits, except with the free storyteller', async () => {
  const play = await beginPlay(app)
  const dear = await play.acted({ action_type: 'continue', selected_model: 'vyasa' })

  const free = await play.acted({ action_type: 'continue', selected_model: 'kathakar' })

  const credit_warning_message = 'Your credits are running low!'
  expect(dear).toMatchObject({ credits: 12, low_credits_warning: true, credit_warning_message })
  expect(free).toMatchObject({ low_credits_warning: false, credit_warning_message: null })
})

test('plays the sound of the scene if there is one', async () => {
  const play = await beginPlay(app, { structure: riverStoryWith({ ferry: { sound: 'river' } }) })

  expect(play.session.session_data.sound).toBe('river')
  expect((await play.choose('Follow the bank upstream')).session_data).not.toHaveProperty('sound')
})
