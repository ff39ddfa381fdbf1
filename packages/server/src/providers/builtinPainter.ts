import { isDrawn, paint } from '@kathasagar/painter'

import { captionOf } from './images/pictureCaptions.ts'
import type { ImageModel, PaintRequest } from '../modules/sessions/index.ts'

/** Returns the caption. If the place has no drawing of its own, the scene's title comes first. */
function styleOf(request: PaintRequest): string {
  const { place, title } = request.scene
  return title && !isDrawn(place) ? `${title} · ${captionOf(request)}` : captionOf(request)
}

/** Built-in painter. Draws only from the words of a scene and a seed. */
export const builtinPainter: ImageModel = {
  paint: async (request) => {
    const { scene, manner, sceneSeed: seed } = request
    return { svg: paint({ scene, manner, seed }), style: styleOf(request) }
  },
}
