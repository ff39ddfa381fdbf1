import { ownPath } from '@kathasagar/story/webAddress'
import { own, type StoryGraph } from '@kathasagar/story'
import type { Plate } from '@kathasagar/story/schema'
import type { ShownPlate } from '@kathasagar/api/contract'
import { platesOnEntry } from '@kathasagar/engine/scene/platesOnEntry'

import { imageAddress } from './imageAddress.ts'

/** Returns the plate of a scene, or the portrait of the first person. */
function nameOf({ node, cast }: StoryGraph, name: string): string | undefined {
  const { plate, people = [] } = node(name)
  return plate ?? people.map((id) => own(cast, id)?.portrait).find((portrait) => portrait)
}

/** A visible plate. Null if it cannot be shown. */
function shownPlate({ image, alt }: Plate, versionId: string | null): ShownPlate | null {
  const image_url =
    versionId === null
      ? ownPath(image)
      : imageAddress(image, { of: 'versions', id: versionId, size: 'page' })
  return image_url === null ? null : { image_url, alt }
}

/**
 * Returns the plate of a scene as shown. A picture of another site is addressed by the story
 * version. Without `versionId`, only pictures of this server are shown.
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

/** Returns the same as a part of an answer. */
export function presentPlate(
  ...where: Parameters<typeof plateAt>
): { plate: ShownPlate } | Record<never, never> {
  const plate = plateAt(...where)
  return plate === null ? {} : { plate }
}

type Entering = Parameters<typeof platesOnEntry>

/** Returns the pictures of a scene as parts of an answer. */
export function openingPlates([graph, node, stood]: Entering, versionId: string) {
  const opening = platesOnEntry(graph, node, stood)
  const plate = opening.plate && shownPlate(opening.plate, versionId)
  const portrait = opening.portrait && shownPlate(opening.portrait, versionId)
  return { ...(plate && { plate }), ...(portrait && { portrait }) }
}
