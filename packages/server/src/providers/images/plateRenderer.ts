import type { RenderedPlate, PlateRenderer } from '../../modules/pictures/index.ts'
import { createConcurrencyLimit } from '../net/concurrencyLimit.ts'
import { ImageDecodeError, renderPlate } from './renderImage.ts'

const AT_ONCE = 2
const QUEUE = 20

export function openPlateRenderer(): PlateRenderer {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, queue: QUEUE })
  const draw = async (bytes: Uint8Array, mostPixels: number): Promise<RenderedPlate> => {
    try {
      return await renderPlate(bytes, mostPixels)
    } catch (error) {
      if (error instanceof ImageDecodeError) return { fault: error.fault }
      throw error
    }
  }
  return { renderPlate: (bytes, mostPixels) => limit.run(() => draw(bytes, mostPixels)) }
}
