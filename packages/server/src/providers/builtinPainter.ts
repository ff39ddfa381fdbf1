import { isDrawn, paint } from '@kathasagar/painter'

import { captionOf } from './images/pictureCaptions.ts'
import type { ImageModel, PaintRequest } from '../modules/sessions/index.ts'

/** An ornament stands for no place of its own: it is told whose it is. */
function styleOf(request: PaintRequest): string {
  const { place, title } = request.scene
  return title && !isDrawn(place) ? `${title} · ${captionOf(request)}` : captionOf(request)
}

/** The painter inside the engine: draws from a scene's words and a seed alone. */
export const builtinPainter: ImageModel = {
  paint: async (request) => {
    const { scene, manner, sceneSeed: seed } = request
    return { svg: paint({ scene, manner, seed }), style: styleOf(request) }
  },
}
