import { expect, test } from 'vitest'

import { SOUND, sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const app = await openTestApp()
const author = await sitDown(app)

const begun = async (story_id: string) => {
  const { access_token: token } = await app.register()
  return app.ask('createSession', { token, body: { story_id } })
}

test('manners that an author names are kept, and told to whoever plays', async () => {
  const { id } = await author.published({ game_config: { manners: ['vyasa', 'kathakar'] } })

  expect((await author.open(id)).game_config.manners).toEqual(['vyasa', 'kathakar'])
  expect((await begun(id)).story.manners).toEqual(['vyasa', 'kathakar'])

  const { revision } = await author.open(id)
  await author.edit(id, { revision, game_config: {} })
  await author.publish(id)
  expect((await begun(id)).story).not.toHaveProperty('manners')
})

test.each([
  ['nobody that tells here', ['shakespeare']],
  ['a painter', ['ajanta']],
  ['the same one twice', ['tenali', 'tenali']],
  ['no list', 'tenali'],
])('manners with %s are refused by the name of the field', async (_what, manners) => {
  const body = author.form({ game_config: { manners } })

  const answer = await app.call('createStory', { token: author.token, body })

  expect(answer.status).toBe(422)
  const { detail } = answer.refusal()
  expect(JSON.stringify(detail)).toContain('"manners"')
})

test('the room that an author leaves is kept; without a word there is none, and only three kinds are known', async () => {
  const { id } = await author.published({ game_config: { improvise: 'scenes' } })
  const { id: bare } = await author.published()

  const body = author.form({ game_config: { improvise: 'endings' } })
  const refused = await app.call('createStory', { token: author.token, body })

  expect((await author.open(id)).game_config.improvise).toBe('scenes')
  expect((await author.open(bare)).game_config).not.toHaveProperty('improvise')
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.refusal().detail)).toContain('"improvise"')
})

test('what an author marks as grave is kept, told without wit, and must be yes or no', async () => {
  const { gate, yard, road } = SOUND.nodes
  const nodes = { gate, road, yard: { ...yard, grave: true } }
  const { id } = await author.published({ story_structure: { ...SOUND, nodes } })
  const { access_token: token } = await app.register()
  const session = await app.ask('createSession', { token, body: { story_id: id } })

  const ended = await app.ask('takeAction', {
    token,
    params: { session_id: session.id },
    body: { action_type: 'continue', selected_choice: 'Go in', selected_model: 'tenali' },
  })

  expect((await author.open(id)).story_structure?.nodes['yard']).toMatchObject({ grave: true })
  expect(ended.narrative).toMatch(/A lamp burns in the yard\.$/)
  const wrong = { ...SOUND, nodes: { ...nodes, yard: { ...yard, grave: 'very' } } }
  const body = author.form({ story_structure: wrong })
  expect((await app.call('createStory', { token: author.token, body })).status).toBe(422)
})
