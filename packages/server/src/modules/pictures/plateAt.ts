import { ownPath } from '@kathasagar/story/webAddress'
import { getOwn, type StoryGraph } from '@kathasagar/story'
import type { Plate } from '@kathasagar/story/schema'
import type { ScenePicture } from '@kathasagar/api/contract'
import { platesOnEntry } from '@kathasagar/engine/world/scene/platesOnEntry'

import { imageAddress } from './showImage.ts'

/** Returns the name of the scene's image, or of the portrait of the first character present. */
function nameOf({ node, cast }: StoryGraph, name: string): string | undefined {
  const { plate, people = [] } = node(name)
  return plate ?? people.map((id) => getOwn(cast, id)?.portrait).find((portrait) => portrait)
}

function shownPlate({ image, alt }: Plate, versionId: string | null): ScenePicture | null {
  const image_url =
    versionId === null
      ? ownPath(image)
      : imageAddress(image, { of: 'versions', id: versionId, size: 'page' })
  return image_url === null ? null : { image_url, alt }
}

/** Returns the image of a scene. Without `versionId`, returns only images of this server. */
export function plateAt(
  graph: StoryGraph,
  name: string,
  versionId: string | null,
): ScenePicture | null {
  const named = nameOf(graph, name)
  const plate = named === undefined ? undefined : getOwn(graph.plates, named)
  return plate ? shownPlate(plate, versionId) : null
}

export function presentPlate(
  ...where: Parameters<typeof plateAt>
): { plate: ScenePicture } | Record<never, never> {
  const plate = plateAt(...where)
  return plate === null ? {} : { plate }
}

type Entering = Parameters<typeof platesOnEntry>

export function openingPlates([graph, node, stood]: Entering, versionId: string) {
  const opening = platesOnEntry(graph, node, stood)
  const plate = opening.plate && shownPlate(opening.plate, versionId)
  const portrait = opening.portrait && shownPlate(opening.portrait, versionId)
  return { ...(plate && { plate }), ...(portrait && { portrait }) }
}
