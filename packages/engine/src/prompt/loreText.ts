import { type CodexPage, plainText, tokenize } from '@kathasagar/story'

import { targetOf } from '../world/ruling.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { describeManner } from './canon.ts'
import { estimateTokens } from './tokens.ts'
import { STOP_WORDS } from '../text/stopWords.ts'
import { stemOf } from '../text/stem.ts'
import { unconditionalSentences } from '../text/unconditionalText.ts'

const NEAR = { here: 5, asked: 4, opens: 2, told: 1 } as const

/** Returns codex pages that the input or the scene mentions or unlocks. */
function pagesNear({ graph, state, ruling, action }: NarrationRequest): LoreEntry[] {
  const node = graph.node(targetOf(ruling) ?? state.node)
  const asked = new Set(stemsOf(action?.type === 'custom_action' ? action.text : ''))
  const told = new Set(stemsOf(node.text))
  const nearness = ({ id, title }: CodexPage): number => {
    const named = stemsOf(title)
    return (
      NEAR.asked * shareIn(named, asked) +
      (node.meets?.includes(id) ? NEAR.opens : 0) +
      (shareIn(named, told) === 1 ? NEAR.told : 0)
    )
  }
  return graph.codex
    .map((page) => ({
      text: `${page.title}: ${page.text.replaceAll(/\s+/gu, ' ')}`,
      near: nearness(page),
    }))
    .filter(({ near }) => near >= 1)
}

/** Returns goals and manner of speaking of people who are present or named by the player. */
function peopleNear({ graph, state, ruling, action }: NarrationRequest): LoreEntry[] {
  const here = graph.node(targetOf(ruling) ?? state.node).people ?? []
  const asked = new Set(stemsOf(action?.type === 'custom_action' ? action.text : ''))
  return Object.entries(graph.cast).flatMap(([id, person]): LoreEntry[] => {
    const text = describeManner(person)
    if (text === '') return []
    if (here.includes(id)) return [{ text, near: NEAR.here }]
    const names = [person.name, ...(person.aliases ?? [])]
    return isNamedIn(names, asked) ? [{ text, near: NEAR.asked }] : []
  })
}

const costOf = (text: string) => estimateTokens(`${text}\n`)

/** Returns the most relevant entries within `room` tokens. Entries that do not fit are skipped. */
function fitting(entries: readonly LoreEntry[], room: number): LoreEntry[] {
  let left = room
  return entries
    .toSorted((a, b) => b.near - a.near)
    .filter(({ text }) => {
      const cost = costOf(text)
      if (cost > left) return false
      left -= cost
      return true
    })
}

/** Fills up to half of the tokens with people, then adds lore, then more people. */
function sharedOut(people: readonly LoreEntry[], lore: readonly LoreEntry[], room: number) {
  let left = room
  const take = (entries: readonly LoreEntry[], most: number) => {
    const taken = fitting(entries, Math.min(most, left))
    left -= taken.reduce((sum, { text }) => sum + costOf(text), 0)
    return taken
  }
  const first = take(people, room / 2)
  const told = take(lore, room)
  const others = take(
    people.filter((one) => !first.includes(one)),
    room,
  )
  return [...first, ...others, ...told]
}

/**
 * Returns relevant background in at most `room` tokens. Omits the rest, so that no future scene is
 * revealed.
 */
export function loreText(request: NarrationRequest, room: number): string {
  const people = peopleNear(request)
  const lore = [...pagesNear(request), ...toldOfSubjects(request)]
  return sharedOut(people, lore, room)
    .map(({ text }) => text)
    .join('\n')
}

interface LoreEntry {
  text: string
  near: number
}

export const stemsOf = (text: string): string[] =>
  tokenize(plainText(text)).flatMap((word) => (STOP_WORDS.has(word) ? [] : stemOf(word)))

/** Returns the fraction of a name's words that a text contains. 0 for a name without words. */
function shareIn(name: readonly string[], text: ReadonlySet<string>): number {
  const found = name.filter((stem) => text.has(stem))
  return name.length === 0 ? 0 : found.length / name.length
}

const isNamedIn = (names: readonly string[], text: ReadonlySet<string>): boolean =>
  names.some((name) => shareIn(stemsOf(name), text) === 1)

interface Subject {
  names: readonly string[]
  isHere: boolean
}

const NEAR_SUBJECT = { asked: 3, here: 1 } as const
const SENTENCES = 2
const LONGEST = 240

function subjectsOf({ graph, state, ruling }: NarrationRequest): Subject[] {
  const node = graph.node(targetOf(ruling) ?? state.node)
  const listed = (all: NarrationRequest['graph']['things'], here: readonly string[] = []) =>
    Object.entries(all).map(([id, { name, aliases = [] }]) => ({
      names: [name, ...aliases],
      isHere: here.includes(id),
    }))
  return [...listed(graph.cast, node.people), ...listed(graph.things, node.things)]
}

const seenBefore = ({ graph, state, ruling }: NarrationRequest) =>
  state.visited
    .filter((name) => graph.has(name) && name !== (targetOf(ruling) ?? state.node))
    .toReversed()
    .map((name) => ({
      title: graph.titleOf(name),
      sentences: unconditionalSentences(graph, graph.node(name).text).filter(
        ({ length }) => length <= LONGEST,
      ),
    }))

/**
 * Returns sentences from visited scenes about the named subjects. Empty for Ink, whose scenes were
 * recorded from other sessions.
 */
function toldOfSubjects(request: NarrationRequest): LoreEntry[] {
  const { graph, action } = request
  if (graph.program !== null) return []
  const asked = new Set(stemsOf(action?.type === 'custom_action' ? action.text : ''))
  const scenes = seenBefore(request)
  const subjects = subjectsOf(request).flatMap(({ names, isHere }): LoreEntry[] => {
    const isAsked = isNamedIn(names, asked)
    if (!isAsked && !isHere) return []
    const [name = ''] = names
    const found = scenes.flatMap(({ sentences }) =>
      sentences.filter((one) => plainText(one).includes(plainText(name))),
    )
    if (found.length === 0) return []
    const told = found.slice(0, SENTENCES).toReversed().join(' ')
    return [
      {
        text: `${name}, as was told before: ${told}`,
        near: isAsked ? NEAR_SUBJECT.asked : NEAR_SUBJECT.here,
      },
    ]
  })
  const places = scenes
    .filter(({ title, sentences }) => sentences.length > 0 && isNamedIn([title], asked))
    .map(({ title, sentences }) => ({
      text: `${title}, where the player has been: ${sentences.slice(0, SENTENCES).join(' ')}`,
      near: NEAR_SUBJECT.asked,
    }))
  return [...subjects, ...places]
}
