import { type Draw, drawFrom, drawIndex, type Reaction, type StoryGraph } from '@kathasagar/story'

import { openStories } from '../../providers/testing/playerInputs.ts'
import { readSeed } from '../../seed/readSeed.ts'

/** Picks one option of each bracketed group, for example in `(save|keep) my game`. */
const fillOnce = (frame: string, draw: Draw): string =>
  frame
    .replaceAll(/\(([^)]*)\)/gu, (_, words: string) => {
      const ways = words.split('|')
      return ways[drawIndex(draw, ways.length)] ?? ''
    })
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' ,', ',')
    .trim()

export function fillFrame(frame: string, seed: number, count: number): readonly string[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, () => fillOnce(frame, draw))
}

const seed = readSeed()
type ShippedStory = (typeof seed.stories)[number]

export const authoredPhrases = (every: (story: ShippedStory) => number): string[] =>
  seed.stories.flatMap((story) =>
    [...openStories([story]).values()]
      .flatMap(phrasesOf)
      .filter((_, place) => place % every(story) === 0),
  )

const phrasesOf = (graph: StoryGraph): string[] => [
  ...graph.names.flatMap((name) => {
    const { choices, reactions = [] } = graph.node(name)
    const said = choices.flatMap(({ text, also = [] }) => [text, ...also])
    return [...said, ...reactions.flatMap(answered)]
  }),
  ...graph.reactions.flatMap(answered),
]

const answered = ({ to = [], about = [], deeds = [] }: Reaction): string[] => [
  ...to,
  ...about,
  ...deeds,
]
