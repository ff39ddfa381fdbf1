import { peopleAt, plainText, thingsAt, type StoryGraph } from '@kathasagar/story'

import { contentOf } from '../hearing/intent/contentOf.ts'
import { isCalled } from '../hearing/intent/addressed.ts'
import { isMentioned, wordsTold, type HeardWord } from '../words/heardWords.ts'
import { sceneNow, worldOf } from '../state/playWorld.ts'
import type { Standpoint } from './surroundings.ts'

/**
 * Something that words name and the author tells of, as it may be put into a sentence: "the lattice",
 * "चिलमन". Only what the author has a word for, and what stands as a noun does; null where nothing does.
 */
export function thingNamed({ graph, state, pack }: Standpoint, words: string): string | null {
  const told = authorsWords(graph, state.node, sceneNow(graph, state))
  const people = peopleAt(graph, worldOf(graph, state), state.node)
  const isOfSomebody = ({ word }: HeardWord) =>
    people.some(({ person: { name, aliases = [] } }) =>
      [name, ...aliases].some((one) => plainText(one).split(' ').includes(word)),
    )
  const named = contentOf(words).filter(
    (one) =>
      isMentioned(one, told) &&
      !OF_ONESELF.has(one.word) &&
      !isOfSomebody(one) &&
      !isCalled(words, [one.word]),
  )
  for (const { word } of named) {
    const noun = pack.clauses.nounOf(words, word)
    if (noun !== null) return noun
  }
  return null
}

/** What everybody has about them is seldom what is meant. */
const OF_ONESELF = new Set(
  `mouth face hand hands head eye eyes ear ears foot feet hair arm arms leg legs nose back finger fingers
  knee knees lap neck shoulder voice mind heart name majesty मुँह मुंह हाथ सिर आँख आँखें कान पाँव पैर बाल नाक मन दिल नाम`.split(
    /\s+/u,
  ),
)

/** The words of all that an author tells of a scene, and of what is in it. */
function authorsWords(graph: StoryGraph, node: string, scene: string): ReadonlySet<string> {
  const { details = [], pressure = [], reactions = [] } = graph.node(node)
  const things = thingsAt(graph, node).map(({ name }) => name)
  const about = reactions.flatMap((one) => one.about ?? [])
  return wordsTold([scene, ...details, ...pressure, ...things, ...about].join(' '))
}
