import { beforeEach, expect, test } from 'vitest'

import { answerWith } from '../../test/chatWire.ts'
import { CONDENSED } from '../../test/faultServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type Play } from '../../test/play.ts'
import { says, TEXT_FAULTS } from '../../test/textFaults.ts'

const { app, bind, server } = await setModelStage()

beforeEach(() => {
  bind({ kathakar: { model: 'scripted', context_tokens: 4000 } })
  server.script('scripted', ({ response, attempt }) =>
    answerWith(
      response,
      `The river keeps stone number ${attempt}. ${'It turns in its sleep. '.repeat(25)}`,
    ),
  )
})

async function say(play: Play, user_action: string) {
  await play.acted({ action_type: 'custom_action', user_action, selected_model: 'kathakar' })
  await app.ports.running.settle()
  return server.requests.at(-1)?.told ?? ''
}

/** Plays this number of turns, each with different words. */
async function played(turns: number, play: Play | null = null) {
  const begun = play ?? (await beginPlay(app, { initial_xp: 100 }))
  for (let turn = 1; turn <= turns; turn += 1) await say(begun, `I hum tune ${turn}`)
  return begun
}
const earlierIn = (told: string) => /<earlier>\n(.*?)\n<\/earlier>/su.exec(told)?.[1] ?? null

test('the model summarizes turns that leave the prompt, once for six turns', async () => {
  const play = await played(20)

  const earlier = earlierIn(await say(play, 'I wait'))

  expect(earlier).toMatch(new RegExp(`^${CONDENSED}`, 'u'))
  const [first, second] = server.condensings
  expect(first?.told).toContain('The river keeps stone number 1.')
  expect(second?.told).toContain(`<before>\n${CONDENSED}`)
  expect(second?.told).not.toContain('stone number 1.')
  expect(server.condensings.length).toBeGreaterThan(1)
  expect(server.condensings.length).toBeLessThanOrEqual(Math.ceil(21 / 6))
})

test('undo removes a summary with its turn', async () => {
  const play = await played(13)
  expect(earlierIn(await say(play, 'I wait'))).toContain(CONDENSED)
  for (let turn = 0; turn < 11; turn += 1) await play.undo()

  const told = await say(play, 'I hum tune fifty')

  expect(told).not.toContain(CONDENSED)
  expect(told).toContain('The river keeps stone number 3.')
  expect(told).not.toContain('stone number 4.')
})

test('a deleted fact is in no summary of a prompt', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  await say(play, 'I tell him that my father never wrote to me')
  await played(13, play)
  expect(earlierIn(await say(play, 'I wait'))).toContain(CONDENSED)
  const { facts } = await play.memory()

  await play.forget(facts.find(({ text }) => text.includes('father'))?.id)

  const told = await say(play, 'I hum tune fifty')
  const after = await say(play, 'I hum tune sixty')

  expect(earlierIn(told)).not.toContain(CONDENSED)
  // The summary is regenerated without the deleted fact.
  expect(earlierIn(after)).toContain(CONDENSED)
  expect(server.condensings.at(-1)?.told).not.toContain('father')
})

test.for([
  ['fails', TEXT_FAULTS['status-500']],
  ['refuses', says('I’m sorry, but I can’t help with that request.')],
] as const)(
  'a model that %s is called in the background, and old turns are one line each',
  async ([, behaviour]) => {
    server.condenseBy(behaviour ?? says(''))
    const play = await played(13)

    const answer = await play.acted({
      action_type: 'custom_action',
      user_action: 'I wait',
      selected_model: 'kathakar',
    })
    await app.ports.running.settle()

    expect(answer).toMatchObject({ model_used: 'kathakar', fallback_warning: null })
    expect(server.condensings.length).toBeGreaterThan(0)
    expect(earlierIn(server.requests.at(-1)?.told ?? '')).toMatch(/^- The Ferry: I hum tune 1;/u)
  },
)

test('the cost of a summary counts for the preceding turn', async () => {
  const calls: number[] = []
  app.ports.telemetry.onTurn((record) => calls.push(record.calls))

  await played(13)

  // Each turn is narrated and checked. After some turns, the model also writes summaries.
  const asked = server.requests.length + server.judgings.length + server.condensings.length
  expect(server.condensings.length).toBeGreaterThan(0)
  expect(calls.reduce((sum, one) => sum + one, 0)).toBe(asked)
})
