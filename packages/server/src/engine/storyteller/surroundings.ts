import { drawIndex, type Person, type Scene, type StoryGraph } from '@kathasagar/api/rules'

import { detailsOf } from '../details.ts'
import { rankByWords } from '../rankByWords.ts'
import type { TurnState } from '../turnState.ts'
import type { Tongue } from './tongue.ts'
import type { Voice } from './voice.ts'

/**
 * Where the storyteller looks around. Only the author's own sketch of the scene is spoken of: a guess
 * from the text's words is good enough to draw, but not to say.
 */
export interface Standpoint {
  graph: StoryGraph
  state: TurnState
  tongue: Tongue
  voice: Voice
}

/** Sentences on what is here; what the words `about` touch on comes first, then what is new. */
export function lookAround(
  at: Standpoint,
  count: number,
  { about = '', spoke = false } = {},
): string[] {
  const pools = poolsFor(at.graph.node(at.state.node).scene ?? {}, at.tongue, spoke)
  return Array.from({ length: count }, (_, i) => {
    const detail = i === 0 ? detailFor(at, about) : undefined
    return detail === undefined ? glance(at, pools) : describeDetail(at, detail)
  })
}

/** A sentence on an authored detail. */
export function describeDetail({ tongue, voice }: Standpoint, detail: string): string {
  const { text, form } = tongue.clauses.detailOf(detail)
  if (form === 'sentence') return text
  const { noticed } = tongue.scenery
  // A name keeps its capital letter, which only looks right after a colon.
  const rows = form === 'name' ? noticed.filter((row) => row.includes(': {')) : noticed
  return voice.oneOf(rows, { detail: text })
}

/** How the first person here takes what was said. Where nobody is, only a question stays without one. */
export function replyTo(
  { graph, state, tongue, voice }: Standpoint,
  { asks }: { asks: boolean },
): string[] {
  const who = nameOf(graph.node(state.node).scene?.people?.[0], tongue)
  if (who !== null) return [voice.oneOf(tongue.scenery.reply, { who })]
  return asks ? [voice.oneOf(tongue.scenery.noReply)] : []
}

function detailFor({ graph, state, tongue, voice }: Standpoint, about: string): string | undefined {
  const untold = detailsOf(graph, state.node)
    .flatMap((detail) => (detail.kind === 'authored' ? [detail.text] : []))
    .filter((text) => !voice.wasTold(tongue.clauses.detailOf(text).text))
  const [touched] = rankByWords(about, untold)
  return untold[touched?.index ?? drawIndex(voice.draw, untold.length)]
}

/** A line from one of the pools, which is then used up: two glances in one answer see two things. */
function glance({ tongue, voice }: Standpoint, pools: (readonly string[])[]): string {
  const fresh = pools
    .map((pool, i) => ({ i, lines: pool.filter((line) => !voice.wasTold(line)) }))
    .filter(({ lines }) => lines.length > 0)
  const seen = fresh[drawIndex(voice.draw, fresh.length)]
  if (seen !== undefined) pools[seen.i] = []
  return voice.oneOf(seen?.lines ?? tongue.scenery.anywhere)
}

/** Who has just spoken is not looked at once more. */
function poolsFor(scene: Scene, tongue: Tongue, spoke: boolean): (readonly string[])[] {
  const { place, time, weather, person, creature, creatures } = tongue.scenery
  const who = spoke ? null : nameOf(scene.people?.[0], tongue)
  const beast = lookUp(creatures, scene.creatures?.[0])
  return [
    lookUp(place, scene.place),
    lookUp(time, scene.time),
    lookUp(weather, scene.weather),
    who === null ? undefined : person.map((line) => line.replace('{who}', capital(who))),
    beast === undefined ? undefined : creature.map((line) => line.replace('{creature}', beast)),
  ].filter((pool) => pool !== undefined)
}

function nameOf(person: Person | undefined, { scenery }: Tongue): string | null {
  const names = lookUp(scenery.people, person?.kind)
  if (names === undefined) return null
  return person?.old === true ? names[1] : names[0]
}

/** What a scene asks for in words of its own is not in the table, and skipped. */
function lookUp<Found>(
  table: Readonly<Record<string, Found>>,
  word: string | undefined,
): Found | undefined {
  const plain = word?.trim().toLowerCase() ?? ''
  return Object.hasOwn(table, plain) ? table[plain] : undefined
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
