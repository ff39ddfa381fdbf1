import type { ActionAnswer } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { insertTaxonomy, startAuthoring } from '../../../test/authoring.ts'
import { IMPATIENT } from '../../../test/connectedModels.ts'
import type { Behaviour } from '../../../test/failingServer.ts'
import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, type ReceivedAction, pick, type Play, snapshotOf } from '../../../test/play.ts'
import { newSeries } from '../../../test/series.ts'
import { says, TEXT_FAILURES } from '../../../test/textFailures.ts'

const { app, bind, server } = await setModelStage()

/** Time limits. They are short for a silent model, but long enough for a busy machine. */
const SHORT = { ...IMPATIENT, connectMs: 2000, firstByteMs: 2000, idleMs: 2000 }

const NEVER =
  'The lighthouse keeper must never be found, because he has left the island by himself at night.'
const OPEN = {
  opening: 'The lamp is out, and nobody answers your call.',
  people: 'Meera keeps the inn below the rock.',
  facts: 'The sea cannot be crossed at night.',
  never: NEVER,
  endings: ['You light the lamp again.', 'You leave the island in the morning.'],
}
const on: ReceivedAction = { action_type: 'continue' }

const partOf = (number: number, more: object = {}) => ({
  title: `Part ${number}`,
  text: `Step ${number} of the stairs is cold. Somewhere below, door ${number} falls shut.`,
  choices: [`Climb to step ${number + 1}`, `Go down to door ${number}`],
  ends: 0,
  facts: [],
  plan: { premise: 'The lamp is out', wants: 'to light it', threads: ['Where is he?'], ending: 1 },
  ...more,
})

const askedParts = () =>
  server.requests.filter(({ body }) =>
    JSON.stringify(body['response_format'] ?? '').includes('"ends"'),
  )

const tells =
  (more: (number: number) => object = () => ({})): Behaviour =>
  (exchange) => {
    const number = askedParts().length
    return says(JSON.stringify(partOf(number, more(number))))(exchange)
  }

async function begin(behaviour: Behaviour, open: object = {}, story: object = {}) {
  bind({ tenali: 'm', birbal: 'n' }, { text: SHORT })
  server.script('m', behaviour)
  const structure = { start_node: '', nodes: {}, open: { ...OPEN, ...open } }
  return beginPlay(app, { structure, is_open: true, initial_xp: 50, ...story })
}

async function playOut(play: Play, action = (_told: ActionAnswer) => on) {
  let told = await play.acted(on)
  for (let turn = 2; turn < 12 && !told.is_completed; turn += 1) {
    expect(told.completion_percentage).toBeLessThan(100)
    told = await play.acted(action(told))
  }
  return told
}

test('begins an open story with its opening, and generates the next part on Continue', async () => {
  const play = await begin(tells())
  const opening = await play.look()

  const told = await play.acted(on)

  expect(opening.session_data).toMatchObject({
    narrative_history: [{ ai_response: { narrative: OPEN.opening, choices: [] } }],
    choices: [],
  })
  expect(told).toMatchObject({
    narrative: partOf(1).text,
    choices: [],
    model_used: 'tenali',
    credits_consumed: 1,
    total_scenes: 1,
    is_completed: false,
  })
  expect(told.session_data.scenes.at(-1)).toMatchObject({ title: 'Part 1', is_improvised: true })
  expect(askedParts()[0]?.told).toContain(OPEN.people)
  expect(askedParts()[0]?.told).toContain('60 to 160 words')
})

test('returns a setup and exactly two choices on Immerse, and both continue', async () => {
  const play = await begin(tells(() => ({ choices: ['Wait', 'Call', 'Climb'] })))

  const looked = await play.acted({ action_type: 'immerse' })
  const refused = await play.act(pick('Climb'))
  const told = await play.acted(pick('Call'))

  expect(looked).toMatchObject({
    narrative: null,
    setup: partOf(1).text,
    choices: ['Wait', 'Call'],
  })
  expect(refused.refusal()).toMatchObject({ code: 'choice_not_offered' })
  expect(told).toMatchObject({ narrative: partOf(2).text, choices: [], choices_made: 1 })
  expect(askedParts().at(-1)?.told).toContain('Call')
})

test('draws the current part on Show, and charges each as a new image', async () => {
  const play = await begin(tells((number) => ({ text: `A boat on the river, at bend ${number}.` })))
  await play.acted(on)
  const first = await play.acted({ action_type: 'show' })
  await play.acted(on)

  const second = await play.acted({ action_type: 'show' })

  expect(first.image_url).not.toBeNull()
  expect(second.image_url).not.toBe(first.image_url)
  expect(second.has_picture).toBe(false)
})

test('classifies and narrates free text in one answer, and charges it once', async () => {
  const play = await begin(tells())
  const before = await play.wallet()

  const told = await play.say('I break the door with my shoulder')

  const { told: prompt = '' } = askedParts()[0] ?? {}
  expect(told).toMatchObject({ narrative: partOf(1).text, credits_consumed: 1 })
  expect(await play.wallet()).toEqual({ xp: before.xp - 1, credits: before.credits - 1 })
  expect(prompt).toContain('<player_words>\nI break the door with my shoulder')
  expect(prompt).toContain('let the attempt fail in the story')
  expect([askedParts().length, server.judgings.length]).toEqual([1, 0])
})

test('restores text, plan, and facts on undo, and keeps the other version on Retry', async () => {
  const lost = { kind: 'lost', name: 'step 1', what: 'it broke' }
  const play = await begin(tells((number) => (number === 1 ? { facts: [lost] } : {})))
  await play.acted(on)
  const first = await play.look()
  await play.acted(on)
  const { facts } = await play.memory()

  await play.undo()
  const back = await play.look()
  const other = await play.acted({ action_type: 'tell_again' })
  const next = await play.acted(on)

  expect(facts).toMatchObject([{ turn: 1, by: 'author', text: 'step 1: it broke' }])
  expect(snapshotOf(back).session_data).toEqual(snapshotOf(first).session_data)
  expect(other).toMatchObject({ narrative: partOf(3).text, credits_consumed: 1, xp_gained: 0 })
  expect(other.session_data.narrative_history.at(-1)?.variants).toMatchObject({
    total: 2,
    index: 2,
  })
  expect(other.current_xp).toBe(first.current_xp)
  expect(next.narrative).toBe(partOf(4).text)
  expect(askedParts().at(-1)?.told).toContain(partOf(3).text)
  expect(askedParts().at(-1)?.told).not.toContain(partOf(1).text)
})

const HARM = 'He tortures the chained prisoner slowly, for fun.'

test.for<[string, Behaviour]>([
  ['fails', TEXT_FAILURES['status-500'] ?? says('')],
  ['is silent', TEXT_FAILURES['silent'] ?? says('')],
  ['refuses', TEXT_FAILURES['filtered'] ?? says('')],
  ['says nothing', says('')],
  ['answers in prose', says('You climb the stairs.')],
  ['breaks off its JSON', says('{"title": "Part')],
  ['sends no text', tells(() => ({ text: ' ' }))],
  ['repeats the opening', tells(() => ({ text: OPEN.opening }))],
  ['ends the story too early', tells(() => ({ text: 'The lamp burns.\n\nThe End.' }))],
  ['leaves the rating', tells((number) => ({ text: `Step ${number}. ${HARM}` }))],
  [
    'leaves the rating in a fact',
    tells(() => ({ facts: [{ kind: 'person', name: 'He', what: HARM }] })),
  ],
  ['reveals the author’s fields', tells((number) => ({ text: `Step ${number}. ${NEVER}` }))],
  ['asks for the state', tells(() => ({ text: 'You see {secret: a key|nothing}.' }))],
])('a model that %s costs nothing, and the play goes on afterwards', async ([, behaviour]) => {
  const play = await begin(tells())
  bind({ tenali: 'm' }, { text: SHORT })
  const [before, wallet] = [await play.look(), await play.wallet()]
  server.script('m', behaviour)

  const failed = await play.act(on)

  expect(failed.refusal().code).toMatch(/^(?:storyteller_|answer_|content_refused)/)
  expect(await play.wallet()).toEqual(wallet)
  expect(snapshotOf(await play.look())).toEqual(snapshotOf(before))
  server.script('m', tells())
  bind({ tenali: 'm' }, { text: SHORT })
  expect((await play.acted(on)).is_completed).toBe(false)
})

const MEERA = { kind: 'dead', name: 'Meera', what: 'drowned' }
const judges = (fact: number, quote: string) =>
  says(JSON.stringify({ contradictions: [{ fact, quote }] }))

test.for<[string, Behaviour, parts: number]>([
  ['finds it', judges(1, 'Meera says'), 2],
  ['quotes other words', judges(1, 'Meera sings'), 1],
  ['invents a fact', judges(2, 'Meera says'), 1],
  ['finds nothing', judges(1, ''), 1],
  ['answers in prose', says('Meera is dead.'), 1],
  ['breaks off', says('{"contradictions":[{"fact":1', 'length'), 1],
  ['is silent', TEXT_FAILURES['silent'] ?? says(''), 1],
  ['fails', TEXT_FAILURES['status-500'] ?? says(''), 1],
])('a part in which the dead speak is told again only if a model %s', async ([, judge, parts]) => {
  const speaks = 'Meera says that the tide is late.'
  const play = await begin(
    tells((at) =>
      at === 1 ? { text: 'Meera drowns.', facts: [MEERA] } : { text: `${at}. ${speaks}` },
    ),
  )
  await play.acted(on)
  server.judgeBy(judge)
  const before = await play.wallet()

  const told = await play.acted(on)

  expect(told).toMatchObject({ narrative: `${1 + parts}. ${speaks}`, credits_consumed: 1 })
  expect(await play.wallet()).toMatchObject({ credits: before.credits - 1 })
  expect(server.judgings.map(({ body }) => body['max_tokens'])).toEqual([200])
  expect(server.judgings[0]?.told).toContain('1: Meera: Dead. drowned (turn 1)')
  const remark = 'Meera is dead (turn 1) and cannot speak or act.'
  expect(askedParts().at(-1)?.told.includes(remark)).toBe(parts > 1)
})

test('uses the next model if a model fails, at its own price', async () => {
  const play = await begin(tells())
  server.script('n', TEXT_FAILURES['gone'] ?? says(''))

  const told = await play.acted({ ...on, selected_model: 'birbal' } as ReceivedAction)

  expect(told).toMatchObject({ model_used: 'tenali', credits_consumed: 1 })
  expect(told.fallback).not.toBeNull()
})

test('ends the story at one of the author’s endings, within its planned length', async () => {
  const play = await begin(tells(), {}, { estimated_play_time: 6 })
  const told = await playOut(play)

  expect(told.session_data.narrative_history.at(-1)?.number).toBe(6)
  expect(told).toMatchObject({
    is_completed: true,
    choices: [],
    ending: { title: OPEN.endings[0], number: 1, total: 2 },
  })
  expect(told.narrative).toContain(OPEN.endings[0])
  expect(told.session_data.regenerate_modes).toBeUndefined()
  const undone = await play.acted({ action_type: 'undo', to: 'fork' } as ReceivedAction)
  expect(undone.is_completed).toBe(false)
})

const NOWHERE = [false, false, false, false]

test('does not list an open story without a connected model, and says why on its page', async () => {
  const author = await app.register()
  const play = await begin(tells(), {}, { author_id: author.id })
  const { player, storyId } = play
  const shown = () => app.ask('getStory', { params: { story_id: storyId } })
  await app.ask('bookmarkStory', { token: player.access_token, params: { story_id: storyId } })
  const series_id = await newSeries(app.db, { author_id: author.id, story_ids: [storyId] })
  const { handle } = await app.ask('me', { token: author.access_token })
  const listedFor = async ({ access_token: token }: typeof player) => {
    const { stories } = await app.ask('listStories', { token, query: { sort: 'newest' } })
    const marked = await app.ask('listBookmarks', { token, query: {} })
    const series = await app.call('getSeries', { token, params: { series_id } })
    const page = await app.call('getAuthor', { token, params: { handle } })
    return [
      stories.some(({ id }) => id === storyId),
      marked.stories.some(({ id }) => id === storyId),
      series.status === 200,
      page.status === 200 && page.answer().stories_total === 1,
    ]
  }
  const [connected, wasListed] = [await shown(), await listedFor(player)]
  const before = await play.look()
  bind({})

  const token = player.access_token
  const refused = await app.call('createSession', { token, body: { story_id: storyId } })
  const waiting = await play.act(on)

  expect([connected.told_by, ...wasListed]).toEqual(['Tenali', true, true, true, true])
  expect([(await shown()).told_by, ...(await listedFor(player))]).toEqual([null, ...NOWHERE])
  expect(await listedFor(author)).toEqual([true, false, true, true])
  expect(refused.refusal()).toMatchObject({
    code: 'story_needs_model',
    detail: 'This story needs an AI model. None is connected on this site.',
  })
  expect(waiting.refusal()).toMatchObject({ code: 'story_needs_model' })
  expect(snapshotOf(await play.look())).toEqual(snapshotOf(before))
  expect((await app.ask('getOfflinePlay', { ...play.on(), query: {} })).play).toBeNull()
})

test('asks a guest to log in, and a player over the daily limit to return after midnight', async () => {
  const play = await begin(tells())
  const guest = await app.ask('createGuest')
  const body = { story_id: play.storyId }

  const refused = await app.call('createSession', { token: guest.access_token, body })
  bind({ tenali: 'm' }, {}, { take: async () => 'over_user_limit', isShortOf: () => false })
  const over = await play.act(on)

  expect(refused.refusal()).toMatchObject({
    code: 'story_needs_account',
    detail: 'An AI model narrates this story. Log in to play.',
  })
  expect(over.refusal()).toMatchObject({
    code: 'ai_limit_reached',
    detail: 'You have reached today’s limit for AI storytellers. Try again after midnight UTC.',
  })
})

test('publishes an open story with Basic Info and a prompt, and exports its fields as JSON', async () => {
  const author = await startAuthoring(app)
  const description =
    'On an island without light you look for the keeper of the lamp, and for a way home.'
  const { id } = await author.draft({
    story_description: description,
    story_structure: { open: OPEN },
  })

  const published = (await author.publish(id)).answer()
  const file = await app.ask('exportStory', { ...author.on(id), query: { format: 'json' } })
  const text = 'text' in file ? String(file.text) : JSON.stringify(file)
  const { story } = await app.ask('importStory', {
    token: author.token,
    body: { format: 'json', text },
  })
  const played = await app.call('testPlay', {
    token: author.token,
    body: { ...author.form({ story_structure: { open: OPEN } }), state: null, action: null },
  })

  expect(published).toMatchObject({ status: 'published', findings: [] })
  expect(story.story_structure).toMatchObject({ open: OPEN, nodes: {} })
  expect(played.status).toBeGreaterThanOrEqual(400)
  expect(played.status).toBeLessThan(500)
  expect((await author.edit(id, { story_structure: {} })).status).toBe(200)
})

test('converts a finished session to a draft with its scenes and choices', async () => {
  const { category_id } = await insertTaxonomy(app)
  const story = { estimated_play_time: 6, category_id }
  const play = await begin(tells(), { offers_choices: true }, story)
  const early = await app.call('draftFromPlay', play.on())
  await playOut(play, ({ choices }) => pick(choices[1] ?? ''))

  const draft = await app.ask('draftFromPlay', play.on())

  expect(early.refusal()).toMatchObject({ code: 'no_ending_yet' })
  expect(draft).toMatchObject({ status: 'draft' })
  const { nodes = {}, open } = draft.story_structure ?? {}
  expect(open).toBeUndefined()
  expect(Object.keys(nodes)).toHaveLength(7)
  expect(nodes['part_1']).toMatchObject({ text: OPEN.opening, choices: [{ target: 'part_2' }] })
  expect(nodes['part_2']?.choices).toEqual([
    { text: partOf(1).choices[1], target: 'part_3' },
    { text: partOf(1).choices[0], target: '' },
  ])
  expect(nodes['part_7']?.choices).toEqual([])
})

test('plays three turns of an unsaved open story on Try it, and shows tokens and price', async () => {
  bind({ tenali: 'm' })
  server.script('m', tells())
  const { form, token } = await startAuthoring(app)
  const { title, story_description, story_prompt } = form()
  const story = { title, story_description, story_prompt, story_structure: { open: OPEN } }

  const tried = await app.ask('tryOpenStory', { token, body: story })
  const harmful = { ...story, story_prompt: 'You learn how to make a bomb at home.' }
  const refused = await app.call('tryOpenStory', { token, body: harmful })

  expect(tried.parts.map(({ text }) => text)).toEqual([
    OPEN.opening,
    ...[1, 2, 3].map((number) => partOf(number).text),
  ])
  const tokens = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) }
  expect(tried).toMatchObject({ told_by: 'Tenali', credits: 3, ...tokens })
  expect(refused.refusal().detail).toMatchObject([{ loc: ['story_prompt'], type: 'wordsHarmful' }])
})
