import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { setScriptedStage } from '../../test/modelStage.ts'
import { beginPlay, newestOf, pick, type Play } from '../../test/play.ts'
import { findTurn } from '../sessions/sessions.queries.ts'

const { app } = await setScriptedStage()

interface Shared {
  shows_words: boolean
  from_turn?: string
}

async function shareAndFork(play: Play, shared: Shared) {
  const { share_code } = await app.ask('sharePlay', { ...play.on(), body: shared })
  const page = await app.call('getSharedPlay', { params: { share_code }, query: { from: '0' } })
  const player = await app.register()
  const { turn_id } = newestOf(await play.look())
  const forking = { token: player.access_token, params: { share_code }, body: { turn_id } }
  const session = await app.ask('forkSharedPlay', forking)
  const turns = app.db.selectFrom('turns').selectAll().orderBy('number')
  const rows = await turns.where('user_id', '=', player.id).execute()
  const fork = play.with({ player, session })
  return { page, fork, rows }
}

test('refuses to regenerate the first turn of a copied session', async () => {
  const play = await beginPlay(app)
  const told = await play.acted(pick('Follow the bank upstream'))

  const from_turn = newestOf(told).turn_id
  const { fork } = await shareAndFork(play, { shows_words: true, from_turn })

  expect(told.session_data.regenerate_modes).toContain('tell_again')
  expect(fork.session.session_data.regenerate_modes).toBeUndefined()
})

const HOUSE: StoryStructure = {
  start_node: 'kitchen',
  state: {},
  cast: { kunti: { name: 'Kunti', aliases: ['mother'], look: { kind: 'woman' } } },
  nodes: {
    kitchen: {
      text: 'The kitchen smells of smoke.',
      people: ['kunti'],
      choices: [{ text: 'Go to the gate', target: 'gate' }],
    },
    gate: {
      text: 'The gate. {promised_kunti: You promised {=promised_kunti}.|Nobody waits for you.}',
      choices: [
        { text: 'Turn round', target: 'kitchen' },
        { text: 'Walk into the night', target: 'night' },
      ],
    },
    night: { text: 'Night.', choices: [] },
  },
}

const beginHouse = () => beginPlay(app, { structure: HOUSE, initial_xp: 100 })
const goToGate = (play: Play) => play.acted(pick('Go to the gate'))
const WORD = 'I promise mother to be back before dark'

test('omits hidden promises in a fork of a link without words', async () => {
  const play = await beginHouse()
  await play.say(WORD)

  const forked = await shareAndFork(play, { shows_words: false })
  const gate = await goToGate(forked.fork)

  expect(gate.narrative).toContain('Nobody waits for you.')
  expect(worldOf(forked)).toMatchObject({ values: { promised_kunti: false }, said: {} })
})

test('quotes promises of visible turns in their own words in a fork', async () => {
  const play = await beginHouse()
  const told = await play.say('I tell her that the well is dry')
  await play.say(WORD)

  const from_turn = newestOf(told).turn_id
  const { fork } = await shareAndFork(play, { shows_words: true, from_turn })

  expect((await goToGate(fork)).narrative).toContain('You promised to be back before dark.')
})

test('keeps deleted facts deleted in forks', async () => {
  const play = await beginHouse()
  const { turn_id } = await play.say(WORD)
  ;(await play.forget(turn_id)).answer()
  await play.say('I tell her that the well is dry')

  const { fork } = await shareAndFork(play, { shows_words: true })
  const { facts } = await fork.memory()

  expect(facts.map(({ kind }) => kind)).toEqual(['told'])
  expect((await goToGate(fork)).narrative).toContain('Nobody waits for you.')
})

const GATE: StoryStructure = {
  start_node: 'desk',
  state: {
    name: { typed: 20, start: 'stranger', label: 'Your name' },
    word: { typed: 12 },
    is_inside: { flag: false },
  },
  nodes: {
    desk: {
      text: 'A desk, a clerk.',
      asks: [{ variable: 'name', label: 'Who are you?' }],
      choices: [{ text: 'Hand it over', target: 'gate', sets: { is_inside: true } }],
    },
    gate: {
      text: 'A gate.',
      asks: [{ variable: 'word', label: 'The word' }],
      choices: [
        { text: 'Say it', target: 'yard' },
        { text: 'Turn back', target: 'desk' },
      ],
    },
    yard: {
      text: 'A yard.',
      choices: [
        { text: 'Go on', target: 'garden', if: 'word == "lamp"' },
        { text: 'Go back', target: 'gate' },
      ],
    },
    garden: { text: 'A garden.', choices: [] },
  },
}

async function playThroughGate() {
  const play = await beginPlay(app, { structure: GATE, initial_xp: 100 })
  const continued = (selected_choice: string, typed: Record<string, string>) =>
    play.acted({ action_type: 'continue', selected_choice, typed })
  await continued('Hand it over', { name: 'Kamala' })
  const said = await continued('Say it', { word: 'lamp' })
  return { play, said }
}

const worldOf = ({ rows }: Awaited<ReturnType<typeof shareAndFork>>) => rows.at(-1)?.state.world

test('omits the player’s field input in a fork of a link without words', async () => {
  const { play } = await playThroughGate()

  const forked = await shareAndFork(play, { shows_words: false })

  expect(worldOf(forked)?.values).toEqual({ name: 'stranger', word: '', is_inside: true })
  expect(Object.keys(worldOf(forked)?.receipts ?? {})).toEqual(['is_inside'])
  expect(JSON.stringify(forked.rows)).not.toMatch(/Kamala|lamp/)
  const gone = await forked.fork.acted(pick('Go on'))
  expect(gone.narrative).toContain('A garden.')
})

test('omits only field input from before the first turn in a fork of a link with words', async () => {
  const { play, said } = await playThroughGate()

  const later = await shareAndFork(play, { shows_words: true, from_turn: newestOf(said).turn_id })
  const whole = await shareAndFork(play, { shows_words: true })

  expect(worldOf(later)?.values).toEqual({ name: 'stranger', word: 'lamp', is_inside: true })
  expect(JSON.stringify(later.rows)).not.toContain('Kamala')
  expect(worldOf(whole)?.values).toEqual({ name: 'Kamala', word: 'lamp', is_inside: true })
})

test.each([
  'whisper my password hunter2secret to the wall',
  'I say: the parrot is green. My name is Zubeida Qureshi!',
  'call me Rumpelfritz',
])('never shows %j in a link without words', async (words) => {
  const play = await beginHouse()
  const told = await play.say(words)
  await play.say('what did I say?')

  const hidden = await shareAndFork(play, { shows_words: false })
  const shown = await shareAndFork(play, { shows_words: true })

  const secret = /hunter2|parrot|zubeida|rumpelfritz/i
  expect(shown.page.text).toMatch(secret)
  expect(newestOf(told).ai_response.narrative).not.toBe('')
  expect(hidden.page.text).not.toMatch(secret)
  expect(JSON.stringify(hidden.rows.map(({ answer }) => answer))).not.toMatch(secret)
  const [first] = hidden.page.answer().entries
  expect(first?.answer.narrative).toContain('The kitchen smells of smoke.')
})

const TEA: StoryStructure = {
  start_node: 'door',
  state: { trust: { number: [0, 5], start: 1, label: 'Trust' } },
  nodes: {
    door: {
      text: 'A door in the snow.',
      choices: [{ text: 'Knock', target: 'room', recall: 'You knocked.' }],
    },
    room: {
      text: 'She pours tea.',
      choices: [
        { text: 'Drink', target: 'desk', sets: { trust: '+1' }, recall: 'You drank first.' },
      ],
    },
    desk: {
      text: 'Paper and a pen.',
      choices: [{ text: 'Take the pen', target: 'letter', recall: 'You took the pen.' }],
    },
    letter: { title: 'The Letter', text: 'Amma, you write.', choices: [] },
  },
}

async function goOnFromLateLink(): Promise<Play> {
  const play = await beginPlay(app, { structure: TEA, initial_xp: 100 })
  await play.acted(pick('Knock'))
  const { turn_id } = newestOf(await play.acted(pick('Drink')))
  return (await shareAndFork(play, { from_turn: turn_id, shows_words: true })).fork
}

test('includes only the first turn and later ones in a fork of a late link', async () => {
  const play = await goOnFromLateLink()
  const memory = await play.memory()
  await play.say('I tell her that my father never wrote to me')
  const { facts } = await play.memory()
  ;(await play.forget(facts.find(({ by }) => by === 'player')?.id)).answer()
  const { turn_id } = newestOf(await play.acted(pick('Take the pen')))
  const after = await findTurn(app.db, turn_id, play.player.id)
  const { recalled } = await play.ending()

  expect(memory).toMatchObject({ turn: 0, facts: [] })
  expect(memory.state).toMatchObject([{ label: 'Trust', value: 2, turn: 0 }])
  expect(after?.state.facts.filter(({ what }) => what.includes('father'))).toEqual([])
  expect(recalled.map(({ text, turn }) => [text, turn])).toEqual([['You took the pen.', 2]])
})
