import { plainText, wordsOf, type CodexPage } from '@kathasagar/story'

import { STOP_WORDS } from '../words/stopWords.ts'
import { stemOf } from '../words/stem.ts'
import type { TellRequest } from '../storyteller/telling.ts'
import { targetOf } from '../ruling/ruling.ts'

/** So many pages are told at most, the nearest first. */
const PAGES = 3
/** What counts for how much: the player speaks of it, it opens here, the scene speaks of it. */
const NEAR = { asked: 4, opens: 2, told: 1 } as const

const stemsOf = (text: string): string[] =>
  wordsOf(plainText(text)).flatMap((word) => (STOP_WORDS.has(word) ? [] : stemOf(word)))

/** Share of the words of a title that a text has. */
function shareIn(title: readonly string[], text: ReadonlySet<string>): number {
  const found = title.filter((stem) => text.has(stem))
  return title.length === 0 ? 0 : found.length / title.length
}

/**
 * Pages of the story's codex that are near: their title is named by the player or the scene, or the scene
 * opens them. Others stay closed, so that nothing is told of before it is met.
 */
export function loreText({ graph, state, ruling, action }: TellRequest): string {
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
    .map((page) => ({ page, near: nearness(page) }))
    .filter(({ near }) => near >= 1)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, PAGES)
    .map(({ page }) => `${page.title}: ${page.text.replaceAll(/\s+/gu, ' ')}`)
    .join('\n')
}
