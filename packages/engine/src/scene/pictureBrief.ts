import { own, type StoryGraph } from '@kathasagar/story'
import { personKindOf } from '@kathasagar/story/sceneWords'

import { sceneNow } from '../state/playWorld.ts'
import type { TurnState } from '../turn/turnState.ts'
import { clothOf } from './sceneFor.ts'

/** Somebody who is in a picture, in the looks that they have in every picture of the story. */
export interface Portrayed {
  name: string
  /** How they look, in a few words; blank where the story does not say. */
  look: string
}

/** Description of a scene for an image model. */
export interface PictureBrief {
  title: string
  /** The beginning of what the scene tells, without signs of layout. */
  text: string
  people: readonly Portrayed[]
}

/** Of a scene's text so many signs are told: what a picture can show stands at its beginning. */
const TEXT_MAX = 500

/** The author's own words of where the player stands; the same for the same scene, whoever paints it. */
export const pictureBrief = (
  graph: StoryGraph,
  state: Pick<TurnState, 'node' | 'turn' | 'world' | 'seed'>,
): PictureBrief => ({
  title: graph.node(state.node).title?.trim() ?? '',
  text: beginningOf(sceneNow(graph, state)),
  people: (graph.node(state.node).people ?? []).flatMap((id) => {
    const person = own(graph.cast, id)
    return person ? [{ name: person.name, look: lookOf(id, person.look) }] : []
  }),
})

type Look = NonNullable<StoryGraph['cast'][string]['look']>

/** Of what is no person nobody knows that it wears anything, unless its author says so. */
function lookOf(id: string, look: Look | undefined): string {
  if (look === undefined) return ''
  const { kind, holds, old } = look
  const isPerson = personKindOf(kind) !== undefined
  const cloth = look.cloth?.trim() || (isPerson ? `${clothOf(id)} cloth` : '')
  const worn = cloth && (isPerson ? ` in ${cloth}` : `, ${cloth}`)
  return `${old ? 'old ' : ''}${kind}${worn}${holds ? ` holding ${holds}` : ''}`
}

function beginningOf(text: string): string {
  const plain = text
    .replaceAll(/[*_#>`|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= TEXT_MAX) return plain
  const cut = plain.slice(0, TEXT_MAX)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEXT_MAX / 2))} …`
}
