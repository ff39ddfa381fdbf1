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
  /** Words the painter does not know fall back or are left out; an empty scene still paints. */
  scene: Scene
  manner: ImageModelKey
  /** Chooses the arrangement, the cloths and every leaf. Any number will do. */
  seed: number
}

const SIZE = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`

/** The largest picture we send, in bytes. */
export const PICTURE_LIMIT = 40 * 1024

/**
 * Paints a scene as an SVG document of 768 x 512, always the same for the same commission. It holds
 * no text, script, style or outside reference, so it may be inlined in a page beside others.
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

/** The middle of a picture at 16:9, within what any manner draws as its frame. */
const COVER_PART = 'viewBox="28 55.75 712 400.5" width="1280" height="720"'

/** Paints a scene as a cover of 16:9, without the frame that pictures in a tale have. */
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

/** Says, to machines that read it, how the picture came about: by rule, without a trained model. */
function label(manner: ImageModelKey): string {
  return `<metadata><kathasagar:picture xmlns:kathasagar="urn:kathasagar" made-by="${manner}" drawn-by="rule"/></metadata>`
}
