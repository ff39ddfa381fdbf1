import type { StoryStructure } from '@kathasagar/story'
import { beforeEach, expect, test } from 'vitest'

import { answerWith } from '../../test/chatWire.ts'
import { CONDENSED } from '../../test/failingServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type Play, say } from '../../test/play.ts'
import { says, TEXT_FAILURES } from '../../test/textFailures.ts'

const { app, bind, server } = await setModelStage()

beforeEach(() => {
  bind({ kathakar: { model: 'scripted', context_tokens: 4000 } })
  const sleep = 'It turns in its sleep. '.repeat(25)
  server.script('scripted', ({ response, attempt }) =>
    answerWith(response, `The river keeps stone number ${attempt}. ${sleep}`),
  )
})

async function hum(play: Play, words: string) {
  await play.acted(say(words, 'kathakar'))
  await app.ports.running.settle()
  return server.requests.at(-1)?.told ?? ''
}

async function played(turns: number, play: Play | null = null) {
  const begun = play ?? (await beginPlay(app, { initial_xp: 100 }))
  for (let turn = 1; turn <= turns; turn += 1) await hum(begun, `I hum tune ${turn}`)
  return begun
}
const earlierIn = (told: string) => /<earlier>\n(.*?)\n<\/earlier>/su.exec(told)?.[1] ?? null

test('summarizes turns that leave the prompt, once for six turns', async () => {
  const play = await played(20)

  const earlier = earlierIn(await hum(play, 'I wait'))

  expect(earlier).toMatch(new RegExp(`^${CONDENSED}`, 'u'))
  const [first, second] = server.condensings
  expect(first?.told).toContain('The river keeps stone number 1.')
  expect(second?.told).toContain(`<before>\n${CONDENSED}`)
  expect(second?.told).not.toContain('stone number 1.')
  expect(server.condensings.length).toBeGreaterThan(1)
  expect(server.condensings.length).toBeLessThanOrEqual(Math.ceil(21 / 6))
})

test('removes a summary together with its turn on undo', async () => {
  const play = await played(13)
  expect(earlierIn(await hum(play, 'I wait'))).toContain(CONDENSED)
  for (let turn = 0; turn < 11; turn += 1) await play.undo()

  const told = await hum(play, 'I hum tune fifty')

  expect(told).not.toContain(CONDENSED)
  expect(told).toContain('The river keeps stone number 3.')
  expect(told).not.toContain('stone number 4.')
})

const FATHER = 'I tell him that my father never wrote to me'
const COMB = 'I hide the copper comb under a white stone'

async function forgetFather(play: Play) {
  const { facts } = await play.memory()
  await play.forget(facts.find(({ text }) => text === FATHER)?.id)
}

test('includes a deleted fact in no part of a later prompt', async () => {
  server.script('scripted', says(`The ferryman nods. ${FATHER}. ${COMB}. The river goes on.`))
  const play = await beginPlay(app, { initial_xp: 100 })
  await hum(play, FATHER)
  server.script('scripted', says('The river turns over once in its sleep, and goes on.'))
  await hum(play, COMB)

  await forgetFather(play)

  const told = await hum(play, 'I wait for the ferry to come')
  expect(told).not.toContain('father')
  expect(told).toContain(COMB)
})

test('includes a deleted fact in no summary of a prompt', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  await hum(play, FATHER)
  await played(13, play)
  expect(earlierIn(await hum(play, 'I wait'))).toContain(CONDENSED)

  await forgetFather(play)

  const told = await hum(play, 'I hum tune fifty')
  const after = await hum(play, 'I hum tune sixty')

  expect(earlierIn(told)).not.toContain(CONDENSED)
  // The summary is regenerated without the deleted fact.
  expect(earlierIn(after)).toContain(CONDENSED)
  expect(server.condensings.at(-1)?.told).not.toContain('father')
})

test.for([
  ['fails', TEXT_FAILURES['status-500']],
  ['refuses', says('I’m sorry, but I can’t help with that request.')],
] as const)(
  'calls a model that %s in the background, and shortens old turns to one line each',
  async ([, behaviour]) => {
    server.condenseBy(behaviour ?? says(''))
    const play = await played(13)

    const answer = await play.acted(say('I wait', 'kathakar'))
    await app.ports.running.settle()

    expect(answer).toMatchObject({ model_used: 'kathakar', fallback_warning: null })
    expect(server.condensings.length).toBeGreaterThan(0)
    expect(earlierIn(server.requests.at(-1)?.told ?? '')).toMatch(/^- The Ferry: I hum tune 1;/u)
  },
)

test('adds the cost of a summary to the preceding turn', async () => {
  const calls: number[] = []
  app.ports.telemetry.onTurn((record) => calls.push(record.calls))

  await played(13)

  // The model narrates, classifies input and writes summaries.
  const asked = server.requests.length + server.judgings.length + server.condensings.length
  expect(server.condensings.length).toBeGreaterThan(0)
  expect(calls.reduce((sum, one) => sum + one, 0)).toBe(asked)
})

const MILL: StoryStructure = {
  start_node: 'yard',
  state: { paid: { flag: false, label: 'You have paid Harka' } },
  cast: {
    harka: {
      name: 'Harka',
      aliases: ['the miller'],
      wants: 'To be paid before the rains.',
      otherwise: ['“Ask the wheel,” says Harka.'],
      says: [{ about: ['the weir'], text: '“I broke the weir myself.”', if: 'paid' }],
    },
    bina: { name: 'Bina' },
  },
  codex: [{ id: 'weir', title: 'The weir', text: 'A wall of stones across the stream.' }],
  nodes: {
    yard: {
      title: 'The yard',
      text: 'Harka sits by a broken wheel. Flour lies on the stones.',
      people: ['harka'],
      choices: [
        { text: 'Pay him', target: 'ford', sets: { paid: true } },
        { text: 'Walk on', target: 'ford' },
        { text: 'Open the sluice', target: 'ford', if: 'paid' },
      ],
    },
    ford: {
      title: 'The ford of the dead',
      text: 'Bina waits in the water.',
      people: ['bina'],
      choices: [{ text: 'Wade in', target: 'drowned' }],
    },
    drowned: { title: 'Drowned', text: 'The water closes.', choices: [] },
  },
}

test('contains the open choices, but no future scenes, secrets, or state', async () => {
  const play = await beginPlay(app, { structure: MILL, initial_xp: 50 })

  const told = await hum(play, 'I ask the miller about the weir')

  expect(told).toContain('- Harka (also the miller)\n')
  expect(told).toContain('Harka: wants: To be paid before the rains.')
  expect(told).toContain('The weir: A wall of stones across the stream.')
  expect(told).not.toMatch(/ford of the dead|Drowned|Bina waits|broke the weir|You have paid/u)
  expect(told).toContain('<next_choices>\n- Pay him\n- Walk on\n</next_choices>')
  expect(told).not.toContain('Open the sluice')
})
