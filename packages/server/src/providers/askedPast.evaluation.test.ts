import { expect, test } from 'vitest'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { isAside } from '@kathasagar/engine/world/ruling'
import { playTurn } from '@kathasagar/engine/turn/playTurn'

import { shippedStories } from '../cli/simulation/playToEnd.ts'
import { evaluationRows } from './testing/evaluationFiles.ts'
import { lore } from './hearing/lore.ts'

/** Players' questions about earlier input, with patterns that the answer must or must not match. */
const ROWS = evaluationRows('sentences/askedPast.tsv')
  .slice(1)
  .map(([story = '', said = '', asked = '', answer = '', never = '']) => ({
    story,
    said: said.split('|').filter(Boolean),
    asked,
    answer: new RegExp(answer, 'isu'),
    never: never === '' ? null : new RegExp(never, 'isu'),
  }))

const LEAST_ANSWERED = 0.85
const stories = new Map(shippedStories().map((story) => [story.slug, story]))

function toldAt(slug: string, words: readonly string[]): string {
  const story = stories.get(slug)
  if (story === undefined) throw new Error(`No story ships as ${slug}`)
  let { state } = beginStory(story.graph, { xp: 500, seed: 7 })
  const recent: string[] = []
  let told = ''
  for (const text of words) {
    const action = { type: 'custom_action', text } as const
    const turn = playTurn({ ...story, state, lore }, action, (begun) =>
      narrate({ ...begun, language: story.language, manner: 'kathakar', recent }),
    )
    if ('code' in turn) throw new Error(turn.code)
    if (isAside(turn)) {
      told = JSON.stringify(turn)
      continue
    }
    told = turn.telling.narrative
    recent.push(told)
    ;({ state } = turn)
  }
  return told
}

test('answers questions about earlier input from this input', () => {
  const missed = ROWS.flatMap(({ story, said, asked, answer, never }) => {
    const told = toldAt(story, [...said, asked])
    return answer.test(told) && !never?.test(told)
      ? []
      : [`${said.join(' | ')} / ${asked} → ${told}`]
  })
  const share = 1 - missed.length / ROWS.length

  expect(ROWS.length).toBeGreaterThanOrEqual(24)
  expect(share).toBeGreaterThanOrEqual(LEAST_ANSWERED)
})
