import { drawIndex, type Scene, type StoryGraph } from '@kathasagar/story'

import { detailsOf } from '../memory/details.ts'
import { score } from '../hearing/score.ts'
import { lexiconOf } from '../words/lexicon.ts'
import type { TurnState } from '../turn/turnState.ts'
import type { LanguagePack } from './languagePack.ts'
import type { Voice } from './voice.ts'

/**
 * Where the storyteller looks around. Only the author's own sketch of the scene is spoken of: a guess
 * from the text's words is good enough to draw, but not to say.
 */
export interface Standpoint {
  graph: StoryGraph
  state: TurnState
  pack: LanguagePack
  voice: Voice
}

/** Sentences on what is here; what the words `about` touch on comes first, then what is new. */
export function lookAround(
  at: Standpoint,
  count: number,
  { about }: { about?: string } = {},
): string[] {
  // Beside words that nothing was written for, only what the author tells of is sure to be true.
  const scene = at.graph.node(at.state.node).scene ?? {}
  const pools = about === undefined ? poolsFor(scene, at.pack) : []
  const seen = Array.from({ length: count }, (_, i) => {
    const detail = i === 0 ? detailFor(at, about ?? '') : undefined
    return detail === undefined ? glance(at, pools) : describeDetail(at, detail)
  })
  return seen.filter(Boolean)
}

/** Details of the scene that no answer has told. */
export const untoldDetails = ({ graph, state, pack, voice }: Standpoint): readonly string[] =>
  detailsOf(graph, state.node)
    .flatMap((detail) => (detail.kind === 'authored' ? [detail.text] : []))
    // Around what is no sentence of its own, a language without lines has no words to put.
    .filter((text) => !pack.isWordless || pack.clauses.detailOf(text).form === 'sentence')
    .filter((text) => !voice.wasTold(pack.clauses.detailOf(text).text))

/** A sentence on an authored detail. */
export function describeDetail({ pack, voice }: Standpoint, detail: string): string {
  const { text, form } = pack.clauses.detailOf(detail)
  if (form === 'sentence') return text
  const { noticed } = pack.scenery
  // A name keeps its capital letter, which only looks right after a colon.
  const rows = form === 'name' ? noticed.filter((row) => row.includes(': {')) : noticed
  const plain = pack.isWordless ? noticed : ['{detail}.']
  return voice.oneOf(rows, { detail: text }) || voice.filled(plain, { detail: text })
}

function detailFor(at: Standpoint, about: string): string | undefined {
  const untold = untoldDetails(at)
  const candidates = untold.map((detail) => ({ kind: 'scene' as const, phrases: [detail] }))
  const [touched] = score(lexiconOf(at.graph), about, candidates)
    .filter(({ features }) => features.cover > 0)
    .toSorted((a, b) => b.chance - a.chance)
  return untold[touched?.index ?? drawIndex(at.voice.draw, untold.length)]
}

/** A line from one of the pools, which is then used up: two glances in one answer see two things. */
function glance({ pack, voice }: Standpoint, pools: (readonly string[])[]): string {
  const fresh = pools
    .map((pool, i) => ({ i, lines: pool.filter((line) => !voice.wasTold(line)) }))
    .filter(({ lines }) => lines.length > 0)
  const seen = fresh[drawIndex(voice.draw, fresh.length)]
  if (seen !== undefined) pools[seen.i] = []
  return voice.oneOf(seen?.lines ?? pack.scenery.anywhere)
}

function poolsFor(scene: Scene, pack: LanguagePack): (readonly string[])[] {
  const { place, time, weather } = pack.scenery
  return [
    lookUp(place, scene.place),
    lookUp(time, scene.time),
    lookUp(weather, scene.weather),
  ].filter((pool) => pool !== undefined)
}

/** What a scene asks for in words of its own is not in the table, and skipped. */
function lookUp<Found>(
  table: Readonly<Record<string, Found>>,
  word: string | undefined,
): Found | undefined {
  const plain = word?.trim().toLowerCase() ?? ''
  return Object.hasOwn(table, plain) ? table[plain] : undefined
}
