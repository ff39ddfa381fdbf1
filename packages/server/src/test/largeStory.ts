import type { StoryStructure } from '@kathasagar/story'

/**
 * Returns a story that is a chain of scenes. Each scene reads a variable from 0 to `most`, and its
 * first choice changes the next variable.
 */
export function largeStory({ scenes = 500, variables = 6, most = 9 } = {}): StoryStructure {
  const names = Array.from({ length: variables }, (_, index) => `v${index}`)
  const nameOf = (scene: number) => names[scene % variables] ?? ''
  const scene = (at: number) => ({
    text: `{${nameOf(at)} > ${most - 1}: Full. | Not yet.} ${`A lane goes on past house ${at}. `.repeat(12)}`,
    choices: [
      { text: 'Take one', target: `s${at + 1}`, sets: { [nameOf(at + 1)]: '+1' } },
      { text: 'Walk on', target: `s${Math.min(scenes - 1, at + 2)}` },
    ],
  })
  const rows = Array.from({ length: scenes - 1 }, (_, at) => [`s${at}`, scene(at)] as const)
  const end = [`s${scenes - 1}`, { text: 'The end.', choices: [] }] as const
  return {
    start_node: 's0',
    state: Object.fromEntries(names.map((name) => [name, { number: [0, most] as const }])),
    nodes: Object.fromEntries([...rows, end]),
  }
}

const DEEDS = ['sing', 'whistle', 'knock', 'kneel'] as const

export function denseStory(options: Parameters<typeof largeStory>[0]): StoryStructure {
  const { nodes, ...story } = largeStory(options)
  const reactionsAt = (house: number) =>
    DEEDS.map((deed, index) => ({
      to: [`${deed} at the door`, `${deed} before house ${house}`],
      deeds: [deed],
      text: `You ${deed} at house ${house}, and ${index} shutters open above you.`,
      once: true,
    }))
  const dense = Object.entries(nodes).map(([name, node], house) => [
    name,
    { ...node, reactions: reactionsAt(house) },
  ])
  return { ...story, nodes: Object.fromEntries(dense) }
}
