import type { CodexPage } from '@kathasagar/story'

import { targetOf } from '../world/ruling.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { describeManner } from './canon.ts'
import { isNamedIn, shareIn, stemsOf, type LoreEntry } from './nearText.ts'
import { toldOfSubjects } from './subjects.ts'
import { estimateTokens } from './tokens.ts'

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
