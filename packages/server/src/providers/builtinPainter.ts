import { isDrawn, paint } from '@kathasagar/painter'
import type {
  ImageModel,
  ImageModelKey,
  PaintRequest,
} from '../services/sessions/turn/modelPorts.ts'

/** What stands below a picture: its manner in a few words. */
const CAPTIONS: Readonly<Record<ImageModelKey, string>> = {
  vishvakarma: 'Halls and towers in the manner of Vishvakarma',
  chitrakar: 'Palm-leaf line in the manner of Chitrakar',
  ajanta: 'Mural ochres in the manner of Ajanta',
  ravivarma: 'Oleograph light in the manner of Ravi Varma',
}

/** An ornament stands for no place of its own: it is told whose it is. */
function captionOf({ scene: { place, title }, manner }: PaintRequest): string {
  return title && !isDrawn(place) ? `${title} · ${CAPTIONS[manner]}` : CAPTIONS[manner]
}

/** The painter inside the engine: draws from a scene's words and a seed alone. */
export const builtinPainter: ImageModel = {
  paint: async (request) => {
    const { scene, manner, sceneSeed: seed } = request
    return { svg: paint({ scene, manner, seed }), style: captionOf(request) }
  },
}
