import { describeScene, paint, type Scene } from '@kathasagar/painter'

const scene: Scene = { place: 'stepwell', time: 'dusk', people: [{ kind: 'woman' }] }

/** An SVG document, always the same for this input. */
export const picture = paint({ scene, manner: 'chitrakar', seed: 7 })
/** Alternative text of the picture. */
export const words = describeScene(scene, 'en')
