import { certify, reviewStory, type StoryStructure } from '@kathasagar/story'
import { readStories } from '@kathasagar/stories'
import { largeStory } from '../packages/server/src/test/largeStory.ts'
import { print } from './table.ts'

const SHIPPED_MS = 2_000
const LARGE_MS = 10_000
const SCENES = 500
const VARIABLES = 6

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

/** Review and certificate of every shipped story, and of one of 500 scenes with six variables. */
export function benchCertificate() {
  const shipped = readStories<{ story_structure: StoryStructure }>().map((story) =>
    timed({ ...story, structure: story.story_structure }),
  )
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
      ours: timed({ structure: largeStory({ scenes: SCENES, variables: VARIABLES, most }) }),
      limit: LARGE_MS,
      ...promised,
    })
  }
}
