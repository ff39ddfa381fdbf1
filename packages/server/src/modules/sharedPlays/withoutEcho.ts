import type { StoryAnswer } from '@kathasagar/api/contract'
import { STOP_WORDS } from '@kathasagar/engine/text/stopWords'
import { plainText, tokenize, type StoryGraph } from '@kathasagar/story'

import type { SharedTurn } from './sharedPlays.queries.ts'

interface AuthorsText {
  text: string
  words: ReadonlySet<string>
}

/** Cache of authors' texts. They never change within a version. */
const cache = new WeakMap<StoryGraph, AuthorsText>()

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function textOf(graph: StoryGraph): AuthorsText {
  const { names, node, cast, reactions, things } = graph
  const plain = stringsIn([names.map(node), cast, reactions, things]).map(plainText)
  return { text: ` ${plain.join(' ')} `, words: new Set(plain.flatMap((one) => one.split(' '))) }
}

const typedIn = ({ action, note, state }: SharedTurn): readonly string[] => [
  ...(action.type === 'custom_action' ? [action.user_input ?? ''] : []),
  ...Object.values(note?.typed ?? {}),
  ...state.facts.flatMap(({ what, name = '' }) => [what, name]),
]

/** Matches the end of a sentence, after any closing quotation mark or bracket. */
const SENTENCE_END = /(?<=[.!?।۔؟…\n]["”’»)\]]?)(?![.!?।۔؟…"”’»)\]])/u
/** Number of consecutive words that count as a repetition. If the player typed fewer, all of them must be repeated. */
const MIN_REPEATED_WORDS = 3

function echoOf(typed: readonly string[], { words }: AuthorsText): (plain: string) => boolean {
  const runs = new Set<string>()
  const rare = new Set<string>()
  for (const said of typed.map(tokenize)) {
    const length = Math.min(MIN_REPEATED_WORDS, said.length)
    for (let at = 0; length > 0 && at + length <= said.length; at += 1)
      runs.add(said.slice(at, at + length).join(' '))
    for (const word of said) if (!STOP_WORDS.has(word) && !words.has(word)) rare.add(word)
  }
  return (plain) => {
    const said = plain.split(' ')
    return said.some(
      (word, at) =>
        rare.has(word) ||
        Array.from({ length: MIN_REPEATED_WORDS }, (_, i) =>
          said.slice(at, at + i + 1).join(' '),
        ).some((run) => runs.has(run)),
    )
  }
}

/** Removes sentences with three consecutive typed words, or with a typed word that isn't in the story. */
export function withoutEcho(graph: StoryGraph, turn: SharedTurn): StoryAnswer {
  const typed = typedIn(turn)
  const { answer } = turn
  if (typed.length === 0) return answer
  const authors = cache.get(graph) ?? textOf(graph)
  cache.set(graph, authors)
  const repeats = echoOf(typed, authors)
  const isShown = (sentence: string) => {
    const plain = plainText(sentence)
    return plain === '' || authors.text.includes(` ${plain} `) || !repeats(plain)
  }
  const cut = (text: string | null) =>
    text && (text.split(SENTENCE_END).filter(isShown).join('').trim() || '…')
  return { ...answer, narrative: cut(answer.narrative), setup: cut(answer.setup) }
}
