import { inkStory } from '@kathasagar/interchange/ink'
import { describe, expect, test } from 'vitest'

import { createInkPool } from '../../../providers/ink/inkPool.ts'
import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, newestOf, pick, say } from '../../../test/play.ts'
import { says, TOLD } from '../../../test/textFailures.ts'

/** Program with lists, chance, side effects, tunnels, threads, and the turn count. */
const MARKET = `
LIST purse = silver, gold, amber
VAR haggled = 0
-> square
=== square
# speaker: The crier
The market opens on turn {TURNS()}. You hold {purse}, and the die says {RANDOM(1, 1000)}.
+ [Haggle with the weaver] -> haggle -> square
+ [Ask what the day brings] {~The wind turns.|A bell rings.|Dust settles.|A dog barks.} -> square
* [Take the amber] {take(amber)} -> square
* {purse ? amber} [Leave with what you hold] -> leave
* [Count down for ever] -> torn
* [Go round for ever] -> ring
=== function take(what)
~ purse += what
~ haggled++
~ return "Now you hold {purse}."
=== haggle
<- offers
-> DONE
= offers
* [Offer silver] {take(silver)} ->->
+ [Shake your head] ->->
=== leave
# title: The road home
You leave with {LIST_COUNT(purse)} and {haggled}.
-> END
=== torn
{deep(1)}
-> END
=== function deep(n)
~ return deep(n + 1)
=== ring
-> ring
`

const structure = inkStory(MARKET)
const { app, bind, server } = await setModelStage()
const begin = () => beginPlay(app, { structure, initial_xp: 30 })

describe('an Ink story', () => {
  test('begins with the text of its program, and its speaker', async () => {
    const play = await begin()

    expect(newestOf(play.session).ai_response.narrative).toMatch(
      /The crier: The market opens on turn -?\d+\. You hold , and the die says \d+\./u,
    )
    expect(play.session.session_data.choices).toContain('Haggle with the weaver')
  })

  test('continues by choices that are pressed, numbered, or typed, through lists, tunnels, and threads', async () => {
    const play = await begin()

    const haggled = await play.choose('Haggle with the weaver')
    const offered = await play.acted(say('the first', 'kathakar'))
    const taken = await play.acted(say('I take the amber', 'kathakar'))
    const left = await play.choose('Leave with what you hold')

    expect(haggled.choices).toEqual(['Offer silver', 'Shake your head'])
    expect(offered.narrative).toContain('Now you hold silver.')
    expect(taken.narrative).toContain('Now you hold silver, amber.')
    expect(left.narrative).toContain('You leave with 2 and 2.')
    expect(left).toMatchObject({ is_completed: true, ending: { title: 'The road home' } })
  })

  test('repeats the same turns after undo, including chance, and other turns on another path', async () => {
    const play = await begin()
    const first = await play.choose('Ask what the day brings')

    await play.undo()
    const other = await play.choose('Take the amber')
    await play.undo()
    const again = await play.choose('Ask what the day brings')

    expect(other.narrative).toContain('Now you hold amber.')
    expect(again.narrative).toBe(first.narrative)
    expect(again.choices).toEqual(first.choices)
  })

  test('has a recap at its ending, and continues from the last fork after undo', async () => {
    const play = await begin()
    await play.choose('Take the amber')
    await play.choose('Leave with what you hold')
    const { endings } = await play.ending()

    const back = await play.acted({ action_type: 'undo', to: 'fork' })
    const on = await play.choose('Haggle with the weaver')

    const road = expect.objectContaining({ title: 'The road home', is_here: true }) as object
    expect(endings).toContainEqual(road)
    expect(back.choices).toContain('Leave with what you hold')
    expect(on.choices).toEqual(['Offer silver', 'Shake your head'])
  })

  test('answers unmatched input with a free hint to use the choices', async () => {
    const play = await begin()
    const before = await play.wallet()

    const answer = await play.acted(say('I sing an old song about whales', 'kathakar'))

    expect(answer.hint?.topic).toBe('by_choices')
    expect(answer.choices).toEqual(play.session.session_data.choices)
    expect(await play.wallet()).toEqual(before)
  })

  test('shows a closer look without moving', async () => {
    const play = await begin()

    const closer = await play.acted({ action_type: 'immerse' })
    const on = await play.choose('Take the amber')

    expect(closer.choices).toHaveLength(2)
    expect(on.narrative).toContain('Now you hold amber.')
  })

  test.each([
    ['fails of itself', 'Count down for ever'],
    ['goes round without an end', 'Go round for ever'],
  ])('reports that its program %s, and neither charges nor moves', async (_, way) => {
    const play = await begin()
    const before = await play.wallet()

    const stuck = await play.act(pick(way))

    expect(stuck.refusal()).toMatchObject({ code: 'story_stuck' })
    expect(await play.wallet()).toEqual(before)
    expect((await play.choose('Take the amber')).narrative).toContain('Now you hold amber.')
  })
})

test('is stopped at its time limit, and nothing is charged', async () => {
  const inkRunner = createInkPool({ timeoutMs: 1, maxWaiting: 4 })
  const play = await begin()
  const before = await play.wallet()
  const { inkRunner: usual } = app.ports
  app.ports.inkRunner = inkRunner

  const killed = await play.act(pick('Take the amber'))

  app.ports.inkRunner = usual
  await inkRunner.close()
  expect(killed.refusal().code).toBe('story_stuck')
  expect(await play.wallet()).toEqual(before)
  expect((await play.choose('Take the amber')).narrative).toContain('Now you hold amber.')
})

describe('a connected storyteller', () => {
  const beginBound = () => {
    bind({ tenali: 'well' })
    return begin()
  }

  test('narrates the result of the program with its choices', async () => {
    const play = await beginBound()

    const taken = await play.acted(pick('Take the amber'))

    expect(taken).toMatchObject({ model_used: 'tenali', narrative: TOLD })
    expect(server.requests.at(-1)?.told).toContain('Now you hold amber.')
    expect(taken.choices).toContain('Leave with what you hold')
  })

  test('is not called if the program fails, and nothing is charged', async () => {
    const play = await beginBound()

    await expect(play.acted(pick('Go round for ever'))).rejects.toThrow('story_stuck')

    expect(server.requests).toEqual([])
  })

  test('takes input for a choice of the program', async () => {
    const play = await beginBound()
    server.judgeBy(says(JSON.stringify({ ruling: 'choice', choice: 2, answer: -1, sure: 1 })))

    const taken = await play.say('whatever glows, quickly')

    expect(taken.choices).toContain('Leave with what you hold')
  })
})
