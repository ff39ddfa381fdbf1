import { plainText, type StoryGraph } from '@kathasagar/story'

/** Cached, because the phrases of an open version never change. */
const known = new WeakMap<StoryGraph, ReadonlySet<string>>()

function phrasesOf(graph: StoryGraph): ReadonlySet<string> {
  const ofReactions = (reactions: StoryGraph['reactions']) => reactions.flatMap(({ to = [] }) => to)
  const ofScenes = graph.names.flatMap((name) => {
    const { choices, reactions = [] } = graph.node(name)
    const said = choices.flatMap(({ text, also = [] }) => [text, ...also])
    return [...said, ...ofReactions(reactions)]
  })
  return new Set([...ofScenes, ...ofReactions(graph.reactions)].map(plainText))
}

/** Returns true if the author wrote these words for players, ignoring punctuation and case. */
export function areAuthored(graph: StoryGraph, words: string): boolean {
  const phrases = known.get(graph) ?? phrasesOf(graph)
  known.set(graph, phrases)
  return phrases.has(plainText(words))
}
