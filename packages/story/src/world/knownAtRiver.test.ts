import { readStory } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { openGraph } from '../structure/storyGraph.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { choicesAt } from './choicesAt.ts'
import { enterScene, takeChoice } from './enterScene.ts'
import { startWorld } from './world.ts'

const graph = openGraph(
  readStory<{ story_structure: StoryStructure }>('dui-namer-bhaat').story_structure,
)
const FOUND = 'তুমি এক টুকরো তুলে জিভে দাও। চাল।'

/** What is read at the river by whoever knows these things from earlier plays. */
function riverFor(known: readonly string[]) {
  const world = startWorld(graph.declared ?? {}, 1, known)
  const { choices } = graph.node('path')
  const ways = choicesAt(graph, world, 'path').open.filter(
    (choice) => choices[choice]?.target === 'bhasan',
  )
  const [choice = 0] = ways
  const after = takeChoice(graph, world, { node: 'path', choice, turn: 1 })
  return { ways: ways.length, text: enterScene(graph, after, 'bhasan', 1).text }
}

test('what covers the face of the scroll is found out at the river once, and known in later plays', () => {
  const [first, later] = [riverFor([]), riverFor(['dhaka'])]

  expect([first.ways, later.ways]).toEqual([1, 1])
  expect(first.text).toContain(FOUND)
  expect(later.text).not.toContain(FOUND)
  expect(later.text).toContain('তুমি জানতে।')
})
