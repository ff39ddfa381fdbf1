import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { reviewStory } from './review.ts'

const folder = new URL('../../../server/src/seed/stories/', import.meta.url)

/** What the review says of a shipped story: code, node, choice, and the nodes of the way there. */
function findingsIn(slug: string) {
  const story = JSON.parse(readFileSync(new URL(`${slug}.json`, folder), 'utf8'))
  return reviewStory({ ...story, structure: story.story_structure }).map(
    ({ code, node, choice, message, way }) => ({
      code,
      node,
      choice,
      message,
      way: way?.map((step) => step.node).join(' > '),
    }),
  )
}

// Where the shipped texts contradict what was played. The texts are to be mended; then these go.
test.each([
  [
    'a paper is in the bodice that was never taken out',
    'aathvan-kankauva',
    {
      code: 'named_before_met',
      node: 'raat_ki_naav',
      way: 'kata_hua_kankauva > abba_ka_kona > raat_ki_lei > abba_ka_sach',
    },
  ],
])('the review names the join where %s', (_, slug, join) => {
  expect(findingsIn(slug)).toContainEqual(expect.objectContaining(join))
})
