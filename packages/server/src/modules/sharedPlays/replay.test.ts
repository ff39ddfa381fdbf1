import type { SharedPlay } from '@kathasagar/api/contract'
import { richStory } from '@kathasagar/engine/testing/arbitrariesOfState'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { rounds } from '../../../../../scripts/checks/rounds.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, expectConsistentLedger, type Play } from '../../test/play.ts'
import { randomSteps, requestOf } from '../../test/walkSteps.ts'

const app = await openTestApp()

async function linkTo(play: Play, shows_words: boolean) {
  const made = await app.ask('sharePlay', { ...play.on(), body: { shows_words } })
  const entries: SharedPlay['entries'] = []
  for (let from: number | null = 0; from !== null;) {
    const query = { from: String(from) }
    const asked = { params: { share_code: made.share_code }, query }
    const page: SharedPlay = await app.ask('getSharedPlay', asked)
    entries.push(...page.entries)
    from = page.next
  }
  return entries
}

test('repeats every turn of a session byte for byte in a link with words', async () => {
  const property = fc.asyncProperty(
    richStory,
    randomSteps,
    fc.boolean(),
    async (structure, steps, showsWords) => {
      const play = await beginPlay(app, { structure, initial_xp: 500 })
      for (const step of steps) {
        await play.act(requestOf(step, (await play.look()).session_data.choices))
      }
      const way = (await play.look()).session_data.narrative_history

      const entries = await linkTo(play, showsWords)

      // Without typed words, sentences that repeat them are missing. Therefore, answers are not compared.
      const toldNow = entries.map(({ answer, choice, words }) => ({
        answer: showsWords && answer,
        choice,
        words,
      }))
      const toldThen = way.map((told) => ({
        answer: showsWords && told.ai_response,
        choice: told.selected_choice,
        words: showsWords && told.action_type === 'custom_action' ? told.user_input : null,
      }))
      expect(JSON.stringify(toldNow)).toBe(JSON.stringify(toldThen))
    },
  )

  await expect(fc.assert(property, { numRuns: rounds(20, 80) })).resolves.toBeUndefined()
  await expectConsistentLedger(app.db)
}, 400_000)
