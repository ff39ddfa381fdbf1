import { ownPath } from '@kathasagar/story/webAddress'
import { own, type StoryGraph } from '@kathasagar/story'
import type { Plate } from '@kathasagar/story/schema'
import type { ShownPlate } from '@kathasagar/api/contract'
import { platesOnEntry } from '@kathasagar/engine/scene/platesOnEntry'

import { imageAddress } from './imageAddress.ts'

/** The plate that a scene names; without one, the portrait of who is here first. */
function nameOf({ node, cast }: StoryGraph, name: string): string | undefined {
  const { plate, people = [] } = node(name)
  return plate ?? people.map((id) => own(cast, id)?.portrait).find((portrait) => portrait)
}

/** A plate as it is shown; null where it cannot be. */
function shownPlate({ image, alt }: Plate, versionId: string | null): ShownPlate | null {
  const image_url =
    versionId === null
      ? ownPath(image)
      : imageAddress(image, { of: 'versions', id: versionId, size: 'page' })
  return image_url === null ? null : { image_url, alt }
}

/**
 * The plate that Show gives in a scene, as it is shown: a picture of another site stands under the version of
 * the story that names it. Null where there is none that can be shown.
 * @param versionId Unknown for a story that is not kept: only our own pictures are shown of it.
 */
export function plateAt(
  graph: StoryGraph,
  name: string,
  versionId: string | null,
): ShownPlate | null {
  const named = nameOf(graph, name)
  const plate = named === undefined ? undefined : own(graph.plates, named)
  return plate ? shownPlate(plate, versionId) : null
}

/** The same as a part of an answer; nothing where there is none. */
export function presentPlate(
  ...where: Parameters<typeof plateAt>
): { plate: ShownPlate } | Record<never, never> {
  const plate = plateAt(...where)
  return plate === null ? {} : { plate }
}

type Entering = Parameters<typeof platesOnEntry>

/** The pictures of a turn that enters a scene, as parts of its answer. */
export function openingPlates([graph, node, stood]: Entering, versionId: string) {
  const opening = platesOnEntry(graph, node, stood)
  const plate = opening.plate && shownPlate(opening.plate, versionId)
  const portrait = opening.portrait && shownPlate(opening.portrait, versionId)
  return { ...(plate && { plate }), ...(portrait && { portrait }) }
}
