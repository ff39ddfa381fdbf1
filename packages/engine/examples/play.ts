import { beginStory, isAside, NO_LORE, narrate, playTurn, rulesOf } from '@kathasagar/engine'
import { openGraph, type StoryStructure } from '@kathasagar/story'

const well: StoryStructure = {
  start_node: 'well',
  nodes: {
    well: {
      text: 'The rope of the well is wet, though nobody has drawn water for a year.',
      choices: [
        { text: 'Climb down the rope', target: 'water' },
        { text: 'Walk home', target: 'home' },
      ],
    },
    water: { text: 'At the bottom somebody has lit a lamp for you.', choices: [] },
    home: { text: 'You will dream of the rope.', choices: [] },
  },
}

export function play(words: readonly string[]): string[] {
  const graph = openGraph(well)
  let { state } = beginStory(graph, { xp: 100, seed: 7 })
  return words.map((text) => {
    const place = { graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
    const turn = playTurn(place, { type: 'custom_action', text }, (begun) =>
      narrate({ ...begun, language: 'en', manner: 'kathakar', recent: [] }),
    )
    if (isAside(turn)) return turn.aside
    if ('code' in turn) return turn.code
    ;({ state } = turn)
    return turn.telling.narrative
  })
}
