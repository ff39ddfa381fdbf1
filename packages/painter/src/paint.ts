import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import { Canvas } from './canvas/canvas.ts'
import { Definitions } from './canvas/definitions.ts'
import { DETAIL_LEVELS, type Detail } from './canvas/detail.ts'
import { seedOf } from '@kathasagar/story'
import { HEIGHT, viewOf, WIDTH } from './canvas/view.ts'
import { compose } from './composition/compose.ts'
import { FRAMES } from './frames/frames.ts'
import { Light } from './manners/light.ts'
import { castOf } from './scene/cast.ts'
import { readScene } from './scene/readScene.ts'
import type { KnownScene, Scene } from './scene/scene.ts'

export { describeScene } from './description/describeScene.ts'
export { isDrawn } from './scene/readScene.ts'
export type { Scene } from './scene/scene.ts'

export interface Commission {
  /** Unknown words get a default or are omitted. The scene may be empty. */
  scene: Scene
  manner: ImageModelKey
  /** Determines layout, cloths and details. Any number is valid. */
  seed: number
}

const SIZE = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`

/** Maximum size of a picture, in bytes. */
export const PICTURE_LIMIT = 40 * 1024

/**
 * Paints a scene as an SVG document of 768 × 512. Deterministic, and safe to inline: no text,
 * script, style or external reference.
 */
export function paint({ scene, manner, seed }: Commission): string {
  const known = readScene(scene)
  const grain = Number.isFinite(seed) ? seed >>> 0 : 0
  const prefix = `k${seedOf(JSON.stringify([known, manner, grain])).toString(36)}_`
  let picture = ''
  for (const detail of DETAIL_LEVELS) {
    picture = paintOnce(known, { manner, seed: grain, prefix, detail })
    if (picture.length <= PICTURE_LIMIT) return picture
  }
  return picture
}

/** Central 16:9 crop, inside the frame of every style. */
const COVER_PART = 'viewBox="28 55.75 712 400.5" width="1280" height="720"'

export const paintCover = (commission: Commission): string =>
  paint(commission).replace(SIZE, COVER_PART)

interface Pass {
  manner: ImageModelKey
  seed: number
  prefix: string
  detail: Detail
}

function paintOnce(scene: KnownScene, { manner, seed, prefix, detail }: Pass): string {
  const light = new Light(scene, manner)
  const definitions = new Definitions(prefix, light)
  const view = viewOf(scene, manner, seed)
  const canvas = new Canvas({ scene, light, view, detail, definitions, seed })
  const { markup, precious } = compose(canvas, castOf(scene), seed)
  FRAMES[manner](canvas, precious, seed)
  const inside = [label(manner), definitions.markup(), markup, canvas.takeMarks()].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${SIZE}>${inside}</svg>`
}

/** Adds metadata that the picture was made by rules, without a trained model. */
function label(manner: ImageModelKey): string {
  return `<metadata><kathasagar:picture xmlns:kathasagar="urn:kathasagar" made-by="${manner}" drawn-by="rule"/></metadata>`
}
