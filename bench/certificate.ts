import { readdirSync, readFileSync } from 'node:fs'

import { certify, reviewStory, type StoryStructure } from '@kathasagar/api/rules'
import { print } from './table.ts'

const SHIPPED_MS = 2_000
const LARGE_MS = 10_000
const SCENES = 500
const VARIABLES = 6

const stories = new URL('../packages/server/src/seed/stories/', import.meta.url)

/** Review and certificate of a story that was never looked at before, in milliseconds. */
function timed(story: { structure: StoryStructure }): number {
  const began = performance.now()
  const reviewed = {
    content_rating: 'mature' as const,
    initial_xp: 100,
    game_config: {},
    ...story,
    structure: structuredClone(story.structure),
  }
  reviewStory(reviewed)
  certify(reviewed)
  return performance.now() - began
}

/** A row of scenes in which each reads and sets one of the variables: flags, or numbers up to so many. */
function largeStory(most: number): { structure: StoryStructure } {
  const names = Array.from({ length: VARIABLES }, (_, index) => `v${index}`)
  const nameOf = (scene: number) => names[scene % VARIABLES] ?? ''
  const scene = (at: number) => ({
    text: `{${nameOf(at)} > ${most - 1}: Full. | Not yet.} ${`A lane goes on past house ${at}. `.repeat(12)}`,
    choices: [
      { text: 'Take one', target: `s${at + 1}`, sets: { [nameOf(at + 1)]: '+1' } },
      { text: 'Walk on', target: `s${Math.min(SCENES - 1, at + 2)}` },
    ],
  })
  const rows = Array.from({ length: SCENES - 1 }, (_, at) => [`s${at}`, scene(at)] as const)
  const end = [`s${SCENES - 1}`, { text: 'The end.', choices: [] }] as const
  return {
    structure: {
      start_node: 's0',
      state: Object.fromEntries(names.map((name) => [name, { number: [0, most] as const }])),
      nodes: Object.fromEntries([...rows, end]),
    },
  }
}

/** Review and certificate of every shipped story, and of one of 500 scenes with six variables. */
export function benchCertificate() {
  const shipped = readdirSync(stories)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const story = JSON.parse(readFileSync(new URL(name, stories), 'utf8'))
      return timed({ ...story, structure: story.story_structure })
    })
  const promised = { unit: 'ms', against: 'promised' }
  const [cold = 0, ...warm] = shipped
  print({ what: 'first story, rules not yet compiled', ours: cold, limit: SHIPPED_MS, ...promised })
  print({
    what: 'slowest other story that ships',
    ours: Math.max(...warm),
    limit: SHIPPED_MS,
    ...promised,
  })
  for (const most of [1, 9]) {
    print({
      what: `${SCENES} scenes, ${VARIABLES} variables of ${most + 1} values`,
      ours: timed(largeStory(most)),
      limit: LARGE_MS,
      ...promised,
    })
  }
}
