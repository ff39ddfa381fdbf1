import type { PageTurn, PageReplay } from '@kathasagar/api/contract'
import { inkGraph } from '@kathasagar/engine/world/graphAt'
import type { Aside } from '@kathasagar/engine/world/ruling'
import type { BegunTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { isPage, type InkScene, type StoryGraph } from '@kathasagar/story'
import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { wayOfPage } from '../../present/presentPlace.ts'

export interface InkTurn {
  compiled: string
  from: { saved: string; place: string; choice: number } | null
  seed: number
}

export interface InkRunner {
  /** Runs a turn. Returns a refusal if the program fails or exceeds the limits of a turn. */
  run(turn: InkTurn): Promise<InkScene | Refusal>
  close(): Promise<void>
}

/** Response to free text that matches no choice of an Ink program. */
const BY_CHOICES: Aside = { aside: 'hint', topic: 'by_choices' }

/** Continues an Ink program or page with the choice of the turn. Doesn't change turns of other stories. */
export async function continueInk(
  { inkRunner }: { inkRunner: InkRunner },
  turn: BegunTurn,
  page?: PageTurn,
): Promise<BegunTurn | Aside | Refusal> {
  const { graph, state, ruling } = turn
  if (graph.program === null || state.ink === undefined) return turn
  if (ruling.kind === 'detour') return BY_CHOICES
  if (ruling.kind !== 'advance') return turn
  const { saved, place } = state.ink
  const entered = isPage(graph.program)
    ? goOnInPage(graph, { ...state, ink: state.ink }, ruling.choice, page)
    : await inkRunner.run({
        compiled: graph.program.compiled,
        from: { saved, place, choice: ruling.choice },
        seed: state.seed,
      })
  if (isRefusal(entered) || 'aside' in entered) return entered
  return {
    ...turn,
    graph: inkGraph(graph, state.ink, entered),
    ruling: { ...ruling, target: entered.place },
    entered,
  }
}

export function openingOfPage({ start, node, titleOf }: StoryGraph, seed: number): InkScene {
  const { text, choices } = node(start)
  const words = choices.map((choice) => choice.text)
  const saved = JSON.stringify({ seed, steps: [] } satisfies PageReplay)
  return { place: start, text, choices: words, title: titleOf(start), saved }
}

/** Replaces the choices with the links of the page, because a script in the page can change its links. */
export function withLinks<Begun extends { state: TurnState }>(
  { program }: StoryGraph,
  turn: Begun,
  page: PageTurn | undefined,
): Begun {
  const { ink } = turn.state
  if (!isPage(program) || ink === undefined || !page?.links.length) return turn
  const offers = page.links.map((text, index) => ({
    text,
    path: { kind: 'choice', index } as const,
  }))
  return { ...turn, state: { ...turn.state, ink: { ...ink, choices: page.links }, offers } }
}

/** Choice on a page without links. Only the engine of the page can continue. */
const GOES_ON = '…'

/** Returns the title or text of a page as a scene name. Never returns the name of the ending. */
function placeOf({ endings, start }: StoryGraph, { title, text }: { title: string; text: string }) {
  const [end = start] = endings
  const name = (title.trim() || text.trim())
    .slice(0, STORY_LIMITS.nodeNameMax)
    .replace(/[\uD800-\uDBFF]$/, '')
  return name === '' || name === end ? `${end} …` : name
}

/** Returns the new position of the player's page. Asks the page to navigate if necessary. */
function goOnInPage(
  graph: StoryGraph,
  state: TurnState & { ink: InkScene },
  choice: number,
  page: PageTurn | undefined,
): InkScene | Aside | Refusal {
  const took = page?.took
  if (took === undefined) return { aside: 'ask', choices: [state.ink.choices[choice] ?? ''] }
  const { seed, steps } = wayOfPage(state)
  const saved = JSON.stringify({ seed, steps: [...steps, took.step] } satisfies PageReplay)
  if (saved.length > INK_LIMITS.savedMax) return { code: 'story_stuck' }
  const { title, text, links } = took.shown
  const place = placeOf(graph, took.shown)
  // A page without links is not an ending, because its own engine may go back or continue.
  return {
    place,
    text,
    choices: links.length > 0 ? links : [GOES_ON],
    title: title || place,
    saved,
  }
}
