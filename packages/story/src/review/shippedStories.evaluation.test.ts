import { readStories } from '@kathasagar/stories'
import { expect, test } from 'vitest'
import { certify } from '../certificate/certify.ts'
import { TIMING_RUN } from '../certificate/playMinutes.ts'
import { samplePlays } from '../certificate/samplePlays.ts'
import { reviewStory } from './review.ts'
import type { ReviewedStory } from './rules/reviewedStory.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { lookupOf, machineOf } from '../stateWalk/machine.ts'
import { walkStates } from '../stateWalk/walkStates.ts'
import { applyPlayRules } from '../structure/playRules.ts'
import { renderVariedText } from '../variedText/renderVariedText.ts'

interface ShippedStory extends Omit<ReviewedStory, 'structure'> {
  slug: string
  story_structure: StoryStructure
}

const shipped = readStories<ShippedStory>().map((story): [string, ReviewedStory] => [
  story.slug,
  { ...story, structure: story.story_structure },
])

test.each(shipped)('%s has no findings for its author or an editor', (_, story) => {
  const findings = reviewStory(story).filter(({ severity }) => severity !== 'hint')

  expect(findings).toEqual([])
})

/** Two sentences without a space between them, which trimmed varied text may cause. */
const RUN_TOGETHER = /[\p{L}\p{M}][\p{L}\p{M}”][.।!?]\p{L}\S*/u

test.each(shipped)('no two sentences of %s run together in any state', (_, story) => {
  const { machine, places, digits } = walkStates(
    machineOf(applyPlayRules(story.structure, story.game_config)),
  )
  const lookup = lookupOf(machine)
  const together = places.flatMap((place, state) => {
    const varied = machine.readings.texts[place]
    if (!varied) return []
    const seen = { lookup: lookup(digits[state] ?? []), countOf: () => 0 }
    const [words] = RUN_TOGETHER.exec(renderVariedText(varied, seen).text) ?? []
    return words === undefined ? [] : `${machine.wiring.names[place]}: ${words}`
  })

  expect([...new Set(together)]).toEqual([])
})

/** Returns the structure with all flags set that earlier plays can set. */
function afterOthers({ structure, game_config }: ReviewedStory): StoryStructure {
  const state = Object.entries(structure.state ?? {}).map(([name, variable]) => [
    name,
    'flag' in variable && variable.known ? { ...variable, flag: true } : variable,
  ])
  return applyPlayRules({ ...structure, state: Object.fromEntries(state) }, game_config)
}

function seenLater(story: ReviewedStory): readonly string[] {
  const machine = machineOf(afterOthers(story))
  const { seen } = samplePlays(machine, TIMING_RUN)
  return machine.wiring.names.filter((_, place) => seen[place])
}

test.each(shipped)(
  '%s is certified, and 1,000 first and 1,000 later plays reach all endings',
  (_, story) => {
    const certificate = certify(story)

    const unseen = certificate?.endings.flatMap(({ node, share }) => (share > 0 ? [] : [node]))
    expect(certificate?.plays).toMatchObject({ count: 1000, cut_short: 0 })
    // Earlier plays may open or close scenes, so a scene must be unreachable with and without them.
    const later = unseen?.length ? seenLater(story) : []
    expect(unseen?.filter((node) => !later.includes(node))).toEqual([])
  },
)
