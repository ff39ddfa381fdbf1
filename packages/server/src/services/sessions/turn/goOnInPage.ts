import type { PageTurn, PageWay } from '@kathasagar/api/contract'
import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { isPage, type InkScene, type StoryGraph } from '@kathasagar/story'

import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import type { Aside } from '@kathasagar/engine/turn/aside'
import type { BegunTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { Refusal } from '../../refusal.ts'
import { wayOfPage } from '../state/wayOfPage.ts'

/** How a story opens whose page no server has run: as far as it was read. */
export function openingOfPage({ start, node, titleOf }: StoryGraph, seed: number): InkScene {
  const { text, choices } = node(start)
  const words = choices.map((choice) => choice.text)
  const saved = JSON.stringify({ seed, steps: [] } satisfies PageWay)
  return { place: start, text, choices: words, title: titleOf(start), saved }
}

/** A turn with the links that lie open on its page now: a page may change them by itself. */
export function withLinks<Turn extends { state: TurnState }>(
  { program }: StoryGraph,
  turn: Turn,
  page: PageTurn | undefined,
): Turn {
  const { ink } = turn.state
  if (!isPage(program) || ink === undefined || !page?.links.length) return turn
  const offers = page.links.map((text, index) => ({
    text,
    path: { kind: 'choice', index } as const,
  }))
  return { ...turn, state: { ...turn.state, ink: { ...ink, choices: page.links }, offers } }
}

/** Stands for a way on that only the page knows. */
const GOES_ON = '…'

/** Returns a name for the place that a page shows. The name of the end is reserved. */
const placeOf = ({ endings, start }: StoryGraph, { title, text }: Shown) => {
  const [end = start] = endings
  const name = (title.trim() || text.trim())
    .slice(0, STORY_LIMITS.nodeNameMax)
    .replace(/[\uD800-\uDBFF]$/, '')
  return name === '' || name === end ? `${end} …` : name
}
type Shown = NonNullable<PageTurn['took']>['shown']

/**
 * Takes a turn where its page has gone in the player's browser. What words mean is heard here, and the
 * page asked to go there: it is the only one who knows where that is.
 */
export function goOnInPage(
  turn: BegunTurn,
  page: PageTurn | undefined,
): BegunTurn | Aside | Refusal {
  const { graph, state, ruling } = turn
  if (ruling.kind !== 'advance' || state.ink === undefined) return turn
  const took = page?.took
  if (took === undefined) {
    return { aside: 'ask', choices: [state.ink.choices[ruling.choice] ?? ''] }
  }
  const { seed, steps } = wayOfPage(state)
  const saved = JSON.stringify({ seed, steps: [...steps, took.step] } satisfies PageWay)
  if (saved.length > INK_LIMITS.savedMax) return { code: 'story_stuck' }
  const { title, text, links } = took.shown
  const place = placeOf(graph, took.shown)
  // A page without links has not ended: its engine may go back, or go on by itself.
  const choices = links.length > 0 ? links : [GOES_ON]
  const entered = { place, text, choices, title: title || place, saved }
  return {
    ...turn,
    graph: inkGraph(graph, state.ink, entered),
    ruling: { ...ruling, target: place },
    entered,
  }
}
