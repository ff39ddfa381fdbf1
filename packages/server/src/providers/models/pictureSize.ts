import type { ModelBinding } from './readModelsFile.ts'

/** A model of this name is whichever the server has loaded. */
export const LOADED_MODEL = 'default'

/** As our own painters draw; both sides fit what diffusion models want. */
const USUAL = { width: 768, height: 512 }

/** What a binding says of a picture's size, in pixels. */
export function sizeOf({ size }: Pick<ModelBinding, 'size'>): { width: number; height: number } {
  const [width, height] = (size ?? '').split('x').map(Number)
  return width && height ? { width, height } : USUAL
}
