import { expect, test } from 'vitest'

import { readFacts } from '@kathasagar/engine/memory/fact'
import { memoryEn } from '@kathasagar/engine/storyteller/lines/memory.en'
import { memoryHi } from '@kathasagar/engine/storyteller/lines/memory.hi'
import { tell } from '@kathasagar/engine/storyteller/tell'
import type { Action } from '@kathasagar/engine/ruling/action'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { isAside } from '@kathasagar/engine/turn/aside'
import { playTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import { lore } from '../../providers/hearing/lore.ts'
import type { PlayedStory } from './playToEnd.ts'
import { shippedStories } from './simulatePair.ts'

const TURNS = 20
const LEAST = 3

/** What somebody says who talks to whoever is there, in turn; `null` goes on by a choice. */
const ENGLISH = [
  'My name is Asha',
  (name: string) => `I promise ${name} to come back before the moon is full`,
  null,
  (name: string) => `I tell ${name} that my father never wrote to me`,
  null,
  (name: string) => `I swear to ${name} that I will tell nobody`,
  null,
  null,
]
const HINDI = [
  'मेरा नाम आशा है',
  (name: string) => `मैं ${name} से वादा करती हूँ कि पूनम से पहले लौट आऊँगी`,
  null,
  (name: string) => `${name} को बताती हूँ कि मेरे पिता ने कभी चिट्ठी नहीं लिखी`,
  null,
  (name: string) => `${name} ko vachan deti hu ki kisi se nahi kahungi`,
  null,
  null,
]

function actionAt(
  { graph }: PlayedStory,
  state: TurnState,
  line: (typeof ENGLISH)[number],
): Action {
  const [person] = graph.node(state.node).people ?? []
  const name = person === undefined ? '' : (graph.cast[person]?.name ?? '')
  if (typeof line === 'string') return { type: 'custom_action', text: line }
  if (line !== null && name !== '') return { type: 'custom_action', text: line(name) }
  const onwards = state.offers.filter(
    ({ path }) =>
      path.kind === 'choice' &&
      !graph.isEnding(graph.node(state.node).choices[path.index]?.target ?? ''),
  )
  const fresh = onwards.find(
    ({ path }) =>
      path.kind === 'choice' &&
      !state.visited.includes(graph.node(state.node).choices[path.index]?.target ?? ''),
  )
  return { type: 'continue', selected_choice: (fresh ?? onwards[0] ?? state.offers[0])?.text }
}

/** Twenty turns of it: what was told, and where the play has come to. */
function play(story: PlayedStory) {
  let { state } = beginStory(story.graph, { xp: 500, seed: 11 })
  const told: string[] = []
  const lines = story.language === 'hi' ? HINDI : ENGLISH
  for (let number = 0; number < TURNS * 2 && state.turn < TURNS; number += 1) {
    if (story.graph.isEnding(state.node)) break
    const action = actionAt(story, state, lines[number % lines.length] ?? null)
    const turn = playTurn({ ...story, state, lore }, action, (begun) =>
      tell({ ...begun, language: story.language, manner: 'kathakar', recent: told.slice(-24) }),
    )
    if ('code' in turn) throw new Error(turn.code)
    if (isAside(turn)) continue
    told.push(turn.telling.narrative)
    ;({ state } = turn)
  }
  return { told, state }
}

/** The paragraphs in which the storyteller has come back to something. */
const recalledIn = (narrative: string) =>
  narrative.split('\n\n').filter((one) => ROWS.some((row) => row.test(one)))
const ROWS = [memoryEn, memoryHi]
  .flatMap(({ recalled }) => Object.values(recalled).flat())
  .map((row) => new RegExp(`^${row.replace(/\{\w+\}/gu, '.*').replace(/[.।]$/u, '')}`, 'iu'))

test.for(['dead-letters-of-devthala', 'a-measure-less', 'aathvan-kankauva'])(
  'in twenty turns of %s the storyteller comes back three times to what was said, and never twice to the same',
  (slug) => {
    const story = shippedStories().find((one) => one.slug === slug)
    if (story === undefined) throw new Error(`No story ships as ${slug}`)

    const { told, state } = play(story)

    const lines = told.flatMap(recalledIn)
    console.log(`${slug}, ${state.turn} turns`, lines)
    expect(lines.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(lines).size).toBe(lines.length)
    expect(readFacts(state.facts).filter(({ recalled }) => recalled !== undefined)).toHaveLength(
      lines.length,
    )
  },
)
