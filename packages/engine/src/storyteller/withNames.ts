import type { StoryGraph } from '@kathasagar/story'

/** A capital inside of a sentence: a name. */
const INSIDE = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu

/** A text in small letters with the names that a scene and its story know written as names. */
export function withNames(graph: StoryGraph, node: string, text: string): string {
  const called = Object.values(graph.cast).flatMap(
    ({ name, aliases = [] }) => [name, ...aliases].join(' ').match(/\p{Lu}\p{L}+/gu) ?? [],
  )
  const names = new Map(
    [...called, ...(graph.node(node).text.match(INSIDE) ?? [])].map((name) => [
      name.toLowerCase(),
      name,
    ]),
  )
  return text.replace(/\p{L}+/gu, (word) => names.get(word) ?? word)
}
