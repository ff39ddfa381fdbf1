import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActionAnswer, GameSession } from '@kathasagar/api/contract'

import { rounds } from '../../../../../../scripts/checks/rounds.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import { beginPlay, expectSoundLedger, newestOf, type Play } from '../../../test/play.ts'
import { createScriptedModels } from '../../../test/scriptedModels.ts'

const models = createScriptedModels()
const app = await openTestApp({ ports: models.ports })

const step = fc.oneof(
  fc.record({ do: fc.constant('continue' as const), choice: fc.nat(1) }),
  fc.constant({ do: 'immerse' as const }),
  fc.constant({ do: 'undo' as const }),
  fc.constant({ do: 'tell_again' as const }),
  fc.constant({ do: 'tell_on' as const }),
  fc.record({ do: fc.constant('choose' as const), index: fc.nat(3) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function take(play: Play, { session_data }: GameSession, taken: Step) {
  const after = newestOf({ session_data }).turn_id
  switch (taken.do) {
    case 'continue': {
      const selected_choice = session_data.choices[taken.choice]
      return play.act({ action_type: 'continue', ...(selected_choice && { selected_choice }) })
    }
    case 'choose':
      return app.call('selectVariant', { ...play.on(), body: { after, index: taken.index + 1 } })
    default:
      return play.act({ action_type: taken.do })
  }
}

const earnedBy = ({ earned }: ActionAnswer) =>
  earned?.finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0) ?? 0

const isOfWords = ({ do: what }: Step) =>
  what === 'tell_again' || what === 'tell_on' || what === 'choose'

/** Returns the data of a session without the newest text and without redo, which a new variant clears. */
function factsOf({ credits: _spent, redo_turn_id: _redo, session_data, ...rest }: GameSession) {
  const { narrative_history, choices, ...data } = session_data
  const entries = narrative_history.map(({ number, action_type, selected_choice }) => ({
    number,
    action_type,
    selected_choice,
  }))
  return { ...rest, ...data, entries, choices: choices.length }
}

/** Checks that a new text changes nothing else, and that the wallet pays the stated price. */
async function walk(play: Play, steps: readonly Step[]) {
  let before = await play.look()
  for (const taken of steps) {
    const { credits } = await play.wallet()
    const answered = await take(play, before, taken)
    const spent = answered.status === 200 ? answered.answer().credits_consumed : 0
    const earned = answered.status === 200 ? earnedBy(answered.answer()) : 0
    const after = await play.look()

    assert.equal((await play.wallet()).credits, credits - spent + earned)
    const { variants } = newestOf(after)
    assert.ok(variants === undefined || variants.index <= variants.total)
    if (isOfWords(taken)) assert.deepEqual(factsOf(after), factsOf(before))
    if (answered.status !== 200) assert.deepEqual(after, before)
    before = after
  }
}

test('any sequence of regenerating, continuing, choosing and undoing changes only text', async () => {
  let told = 0
  models.tellBy({
    async *tell({ ruling }) {
      told += 1
      const narrative = `Telling ${told}.`
      yield narrative
      if (ruling.kind !== 'immerse') return { narrative, setup: null, choices: [] }
      return { narrative: '', setup: narrative, choices: [`One ${told}`, `Two ${told}`] }
    },
  })
  const walks = fc.array(step, { minLength: 8, maxLength: 14 })

  const property = fc.asyncProperty(walks, async (steps) => walk(await beginPlay(app), steps))

  await expect(fc.assert(property, { numRuns: rounds(8, 60) })).resolves.toBeUndefined()
  await expectSoundLedger(app.db)
}, 600_000)
