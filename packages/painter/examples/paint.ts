import { describeScene, paint, type Scene } from '@kathasagar/painter'

const scene: Scene = { place: 'stepwell', time: 'dusk', people: [{ kind: 'woman' }] }

/** An SVG document, the same for the same scene, manner and seed. */
export const picture = paint({ scene, manner: 'chitrakar', seed: 7 })
/** What it shows, for whoever cannot see it. */
export const words = describeScene(scene, 'en')
