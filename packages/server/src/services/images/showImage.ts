import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { imageVersion, urlHash } from './imageAddress.ts'
import type { FetchOutcome, ImageOwner, ImageSize } from './ports.ts'

/** How long a host that failed is left alone. */
const TRY_AGAIN_MS = 10 * 60_000

const ABSENT: Refusal = { code: 'not_found' }

/** Fetches that run now, so that a crowd of readers costs the other site one request. */
const running = new WeakMap<Ports['outsideImages'], Map<string, Promise<FetchOutcome>>>()

function fetchOnce(ports: Ports, url: string): Promise<FetchOutcome> {
  const { outsideImages, store, clock } = ports
  const mine = running.get(outsideImages) ?? new Map<string, Promise<FetchOutcome>>()
  running.set(outsideImages, mine)
  const known = mine.get(url)
  if (known) return known

  const fetched = outsideImages
    .fetchImage(url)
    .then(async (outcome) => {
      await store.repositories.fetchedImages.saveFetched(urlHash(url), outcome, clock.now())
      return outcome
    })
    .finally(() => mine.delete(url))
  mine.set(url, fetched)
  return fetched
}

export interface ImageRequest {
  of: ImageOwner
  id: string
  version: string
  size: ImageSize
}

/**
 * A picture that a story or a user names by an address elsewhere. It is fetched once and kept as it
 * was then: what was looked at in a review cannot be changed behind our back. Only addresses that
 * stand in our own database are ever fetched.
 */
export async function showImage(
  ports: Ports,
  { of, id, version, size }: ImageRequest,
): Promise<Uint8Array | Refusal> {
  const { fetchedImages } = ports.store.repositories
  const url = await fetchedImages.findSource(of, id)
  if (url === null || imageVersion(url) !== version) return ABSENT

  const kept = await fetchedImages.findFetched(urlHash(url), size)
  if (kept?.content) return kept.content
  const sinceMs = ports.clock.now().getTime() - (kept?.fetched_at.getTime() ?? 0)
  if (kept && sinceMs < TRY_AGAIN_MS) return ABSENT

  const outcome = await fetchOnce(ports, url)
  return 'fault' in outcome ? ABSENT : outcome[size]
}
