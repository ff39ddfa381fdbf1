import { plainText, wordsOf, type StoryStructure } from '@kathasagar/story'

import { heardWords, type HeardWord } from '@kathasagar/engine/words/heardWords'
import { wordSimilarity } from '@kathasagar/engine/words/wordSimilarity'
import type { FreeInput } from '../authoringPorts.ts'

/** One way in which players said it. */
interface Wording {
  words: string
  players: ReadonlySet<string>
}

/** Tries in one scene that mean the same, by whoever. */
export interface GroupedInputs {
  node: string
  /** The one that most players used comes first. */
  wordings: readonly Wording[]
  /** Nobody is told of; they are counted. */
  players: ReadonlySet<string>
  /** Those whose words nothing of the author's answered. */
  unanswered: ReadonlySet<string>
}

/** So much of either must be in the other for two texts to mean the same. */
const ENOUGH = 0.6
/** With so many groups a text is compared. */
const MOST_COMPARED = 12

interface Tried {
  node: string
  words: string
  /** What they are compared by: who is spoken to tells nothing of what is meant. */
  core: string
  players: Set<string>
  unanswered: Set<string>
}

/** Alike words in a scene, whoever wrote them; by how many did. */
function sameWords(tries: readonly FreeInput[], names: ReadonlySet<string>): Tried[] {
  const all = new Map<string, Tried>()
  for (const { user_id, node, words: written, answered_by } of tries) {
    const words = plainText(written)
    const key = `${node}\n${words}`
    const tried = all.get(key) ?? {
      node,
      words,
      core: coreOf(words, names),
      players: new Set(),
      unanswered: new Set(),
    }
    tried.players.add(user_id)
    if (answered_by === null) tried.unanswered.add(user_id)
    all.set(key, tried)
  }
  return [...all.values()].toSorted(
    (a, b) => b.players.size - a.players.size || a.words.length - b.words.length,
  )
}

const coreOf = (words: string, names: ReadonlySet<string>) =>
  wordsOf(words)
    .filter((word) => !names.has(word))
    .join(' ') || words

/** The names of a story's people, word by word. */
const namesOf = ({ cast = {} }: StoryStructure): ReadonlySet<string> =>
  new Set(Object.values(cast).flatMap(({ name }) => wordsOf(name)))

/** What a text is looked up by: two that share nothing of it are never alike. */
const marksOf = (node: string, said: readonly HeardWord[]): string[] => {
  const marks = said.flatMap(({ meaning: { root, sounds } }) => [
    root,
    ...sounds.map((sound) => `~${sound}`),
  ])
  return [...new Set(marks)].map((mark) => `${node}\n${mark}`)
}

interface Growing {
  node: string
  tried: Tried[]
  /** What the first of them is known by. */
  said: readonly HeardWord[]
}

/** How much of what was said has its like in the other text. */
function shareIn(said: readonly HeardWord[], other: readonly HeardWord[]): number {
  const parts = said.map((word) => ({
    weight: word.weight,
    found: Math.max(0, ...other.map((one) => wordSimilarity(word, one))),
  }))
  const all = parts.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : parts.reduce((sum, { weight, found }) => sum + weight * found, 0) / all
}

/** Groups tries by scene and by what they mean, those of most players first. */
export function groupFreeInputs(
  tries: readonly FreeInput[],
  structure: StoryStructure,
): GroupedInputs[] {
  const groups: Growing[] = []
  const byMark = new Map<string, Growing[]>()
  for (const tried of sameWords(tries, namesOf(structure))) {
    const said = heardWords(tried.core)
    const marked = marksOf(tried.node, said).map((mark) => [mark, byMark.get(mark) ?? []] as const)
    const group = nearest(said, candidatesIn(marked.map(([, near]) => near)))
    if (group) {
      group.tried.push(tried)
      continue
    }
    const own: Growing = { node: tried.node, tried: [tried], said }
    groups.push(own)
    for (const [mark, near] of marked) byMark.set(mark, [...near, own])
  }
  return groups.map(told).toSorted((a, b) => b.players.size - a.players.size)
}

/** The groups that share something rare with a text come first; of more than a few none is alike. */
function candidatesIn(sharing: readonly (readonly Growing[])[]): readonly Growing[] {
  const rarest = sharing.toSorted((a, b) => a.length - b.length).flat()
  return [...new Set(rarest)].slice(0, MOST_COMPARED)
}

/** The group whose first words come nearest, if they come near enough. */
function nearest(said: readonly HeardWord[], near: readonly Growing[]): Growing | null {
  const ranked = near
    .map((group) => {
      const share = Math.min(shareIn(said, group.said), shareIn(group.said, said))
      return { group, share }
    })
    .toSorted((a, b) => b.share - a.share)
  const [best] = ranked
  return best && best.share >= ENOUGH ? best.group : null
}

function told({ node, tried }: Growing): GroupedInputs {
  return {
    node,
    wordings: tried.map(({ words, players }) => ({ words, players })),
    players: new Set(tried.flatMap(({ players }) => [...players])),
    unanswered: new Set(tried.flatMap(({ unanswered }) => [...unanswered])),
  }
}
