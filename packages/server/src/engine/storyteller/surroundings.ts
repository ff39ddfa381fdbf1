import { drawIndex, type Person, type Scene, type StoryGraph } from '@kathasagar/api/rules'

import { detailsOf } from '../details.ts'
import { rankByMeaning } from '../hearing/rankMeant.ts'
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
  { about = '', spoke = false } = {},
): string[] {
  const pools = poolsFor(at.graph.node(at.state.node).scene ?? {}, at.pack, spoke)
  return Array.from({ length: count }, (_, i) => {
    const detail = i === 0 ? detailFor(at, about) : undefined
    return detail === undefined ? glance(at, pools) : describeDetail(at, detail)
  })
}

/** A sentence on an authored detail. */
export function describeDetail({ pack, voice }: Standpoint, detail: string): string {
  const { text, form } = pack.clauses.detailOf(detail)
  if (form === 'sentence') return text
  const { noticed } = pack.scenery
  // A name keeps its capital letter, which only looks right after a colon.
  const rows = form === 'name' ? noticed.filter((row) => row.includes(': {')) : noticed
  return voice.oneOf(rows, { detail: text })
}

/** How the first person here takes what was said. Where nobody is, only a question stays without one. */
export function replyTo(
  { graph, state, pack, voice }: Standpoint,
  { asks }: { asks: boolean },
): string[] {
  const who = nameOf(graph.node(state.node).scene?.people?.[0], pack)
  if (who !== null) return [voice.oneOf(pack.scenery.reply, { who })]
  return asks ? [voice.oneOf(pack.scenery.noReply)] : []
}

function detailFor({ graph, state, pack, voice }: Standpoint, about: string): string | undefined {
  const untold = detailsOf(graph, state.node)
    .flatMap((detail) => (detail.kind === 'authored' ? [detail.text] : []))
    .filter((text) => !voice.wasTold(pack.clauses.detailOf(text).text))
  const details = untold.map((detail) => ({ phrases: [detail], beyond: '' }))
  const [touched] = rankByMeaning(about, details, '').filter(({ score }) => score > 0)
  return untold[touched?.index ?? drawIndex(voice.draw, untold.length)]
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

/** Who has just spoken is not looked at once more. */
function poolsFor(scene: Scene, pack: LanguagePack, spoke: boolean): (readonly string[])[] {
  const { place, time, weather, person, creature, creatures } = pack.scenery
  const who = spoke ? null : nameOf(scene.people?.[0], pack)
  const beast = lookUp(creatures, scene.creatures?.[0])
  return [
    lookUp(place, scene.place),
    lookUp(time, scene.time),
    lookUp(weather, scene.weather),
    who === null ? undefined : person.map((line) => line.replace('{who}', capital(who))),
    beast === undefined ? undefined : creature.map((line) => line.replace('{creature}', beast)),
  ].filter((pool) => pool !== undefined)
}

function nameOf(person: Person | undefined, { scenery }: LanguagePack): string | null {
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
