import type { StoryGraph } from '@kathasagar/story'

import { STOP_WORDS } from '../words/stopWords.ts'

/** Capitals inside of a sentence: a name. */
const INSIDE = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu
const WORD = /\p{L}+/gu

/** The words of a name, without "the" before it. */
function wordsOf(name: string): readonly string[] {
  const words = name.match(WORD) ?? []
  const first = words.findIndex((word) => !STOP_WORDS.has(word.toLowerCase()))
  return first < 0 ? [] : words.slice(first)
}

/** What somebody is called, each with the capitals that any of it has. */
function calledBy(names: readonly string[]): readonly (readonly string[])[] {
  const called = names.map(wordsOf)
  const capitals = new Map(
    called.flat().flatMap((word) => (/^\p{Lu}/u.test(word) ? [[word.toLowerCase(), word]] : [])),
  )
  return called
    .map((words) => words.map((word) => capitals.get(word.toLowerCase()) ?? word))
    .filter((words) => words.some((word) => /^\p{Lu}/u.test(word)))
}

/** A text in small letters with the names that a scene and its story know written as names, where all of one stands. */
export function withNames(graph: StoryGraph, node: string, text: string): string {
  const people = Object.values(graph.cast).map(({ name, aliases = [] }) => [name, ...aliases])
  const here = graph.node(node).text.match(INSIDE) ?? []
  const names = [...people, ...here.map((name) => [name])]
    .flatMap(calledBy)
    .toSorted((one, other) => other.length - one.length)
  const known = new Map(names.map((words) => [words.join(' ').toLowerCase(), words]))
  if (known.size === 0) return text
  const any = names.map((words) => words.join(String.raw`[^\p{L}]+`)).join('|')
  return text.replace(
    new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`, 'giu'),
    (found) => {
      const words = found.match(WORD) ?? []
      const written = known.get(words.join(' ').toLowerCase())?.values()
      return found.replace(WORD, (word) => written?.next().value ?? word)
    },
  )
}
