import type { ImageModel } from '../../modules/sessions/index.ts'

/** A painter that has the next one draw where one fails; what a later one drew is marked. */
export function paintedByFirst(painters: readonly ImageModel[]): ImageModel {
  return {
    paint: async (request, signal, reportFault) => {
      const last = painters.length - 1
      for (const [place, painter] of painters.entries()) {
        try {
          const picture = await painter.paint(request, signal)
          return place === 0 ? picture : { ...picture, isFallback: true }
        } catch (fault) {
          if (place === last || signal.aborted) throw fault
          reportFault?.(fault)
        }
      }
      throw new Error('There is no painter')
    },
  }
}
