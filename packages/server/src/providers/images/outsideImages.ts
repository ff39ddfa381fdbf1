import type { FetchOutcome, OutsideImages } from '../../modules/pictures/index.ts'
import { createConcurrencyLimit } from '../net/concurrencyLimit.ts'
import { fetchOutside, ImageFetchError, outsideWeb, type OutsideWeb } from './fetchOutside.ts'
import { renderImage } from './renderImage.ts'

const WITHIN_MS = 10_000
const AT_ONCE = 4
const QUEUE = 100

export function openOutsideImages(
  web: OutsideWeb = outsideWeb,
  withinMs: number = WITHIN_MS,
): OutsideImages {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, queue: QUEUE })

  const fetchImage = async (url: string): Promise<FetchOutcome> => {
    try {
      return await renderImage(await fetchOutside(web, url, AbortSignal.timeout(withinMs)))
    } catch (error) {
      if (error instanceof ImageFetchError) return { fault: error.message }
      const isSlow = error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)
      return { fault: isSlow ? 'too slow' : 'cannot be reached' }
    }
  }
  return {
    fetchImage: async (url) =>
      (await limit.run(() => fetchImage(url))) ?? { fault: 'too many at once' },
  }
}
