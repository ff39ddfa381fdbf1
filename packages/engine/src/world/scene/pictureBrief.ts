import { own, type StoryGraph } from '@kathasagar/story'
import { personKindOf } from '@kathasagar/story/sceneWords'

import { sceneNow } from '../playWorld.ts'
import type { TurnState } from '../turnState.ts'
import { clothOf } from './sceneFor.ts'

interface Portrayed {
  name: string
  look: string
}

export interface PictureBrief {
  title: string
  text: string
  people: readonly Portrayed[]
}

/** Maximum length in characters. Visible things are usually described first. */
const TEXT_MAX = 500

/** Returns the description for an image model. The same scene gives the same description. */
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

/** Describes a look. Animals and creatures wear clothes only if the author specifies them. */
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
