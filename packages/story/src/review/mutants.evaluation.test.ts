import { readStories } from '@kathasagar/stories'
import { describe, expect, test } from 'vitest'
import { certify } from '../certificate/certify.ts'
import { reviewStory } from './review.ts'
import type { ReviewedStory } from './rules/reviewedStory.ts'
import { drawFrom, seedOf } from '../chance/seed.ts'
import { hasRing, mostXpByHand } from '../testing/byHand.ts'
import { DEFECTS, insertDefect, type ShippedStory } from '../testing/mutants.ts'

const MUTANTS_OF_A_KIND = 50
/** Each mutant is walked whole, so they are judged a few at a time. */
const A_BATCH = 10

const shipped = readStories<ShippedStory>().map((story): [string, ReviewedStory] => [
  story.slug,
  { ...story, structure: story.story_structure },
])
/** Faults are planted in short stories: what finds them is the same, and each mutant is walked whole. */
const SHORT = 40
const stories = shipped
  .map(([, story]) => story)
  .filter(({ structure }) => Object.keys(structure.nodes).length <= SHORT)

test.each(shipped)('%s gives no false alarm, and no work for an editor', (_, story) => {
  const findings = reviewStory(story).filter(({ severity }) => severity !== 'hint')

  expect(findings).toEqual([])
})

describe.each(Object.entries(DEFECTS))('%s', (kind, plant) => {
  const draw = drawFrom(seedOf(kind))
  const mutants = Array.from({ length: MUTANTS_OF_A_KIND }, () =>
    insertDefect(plant, stories, draw),
  )
  const batches = Array.from({ length: MUTANTS_OF_A_KIND / A_BATCH }, (_, i) => ({
    from: i * A_BATCH,
    to: (i + 1) * A_BATCH,
  }))

  test.each(batches)('each of $from to $to is found where it was planted', ({ from, to }) => {
    const missed = mutants.slice(from, to).filter(({ story, expected }) => {
      const errors = reviewStory(story).filter(({ severity }) => severity === 'error')
      return !errors.some(({ code, node }) => expected.includes(`${code} ${node}`))
    })

    expect(missed).toEqual([])
  })
})

test.each(shipped.filter(([, story]) => !hasRing(story.structure)))(
  '%s may ask all the XP that its best path brings',
  (_, story) => {
    const { immerse, show } = mostXpByHand(story)
    const commands = { immerse: { cost: immerse }, show: { cost: show } }

    const findings = reviewStory({ ...story, game_config: { ...story.game_config, commands } })

    expect(findings.filter(({ code }) => code === 'command_out_of_reach')).toEqual([])
  },
)

/** The story as it begins for somebody whom earlier plays have left all that they can leave. */
function afterOthers(story: ReviewedStory): ReviewedStory {
  const state = Object.entries(story.structure.state ?? {}).map(([name, variable]) => [
    name,
    'flag' in variable && variable.known ? { ...variable, flag: true } : variable,
  ])
  return { ...story, structure: { ...story.structure, state: Object.fromEntries(state) } }
}

test.each(shipped)(
  '%s is certified, and a thousand first plays and as many later ones see all of its endings',
  (_, story) => {
    const certificate = certify(story)
    // What is left may close what nobody else could open: then first plays have seen all.
    const later = certify(afterOthers(story))?.endings ?? []

    const endings = certificate?.endings ?? []
    const seen = [...endings, ...later].filter(({ share }) => share > 0).map(({ node }) => node)
    expect(certificate?.plays).toMatchObject({ count: 1000, cut_short: 0 })
    expect(endings.map(({ node }) => node).filter((node) => !seen.includes(node))).toEqual([])
  },
)
