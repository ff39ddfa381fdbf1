import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { imageVersion, urlHash } from './imageAddress.ts'
import type { FetchedImage, ImageOwner, ImageSize } from './ports.ts'

/** How long a host that failed is left alone. */
const TRY_AGAIN_MS = 10 * 60_000

const ABSENT: Refusal = { code: 'not_found' }

/** Fetches that run now, so that a crowd of readers costs the other site one request. */
const running = new WeakMap<Ports['outsideImages'], Map<string, Promise<void>>>()

/** Whether there is no need to ask the other site: a picture is kept, or it failed only just now. */
const isSettled = (kept: FetchedImage | undefined, now: Date) =>
  kept !== undefined &&
  (kept.content !== null || now.getTime() - kept.fetched_at.getTime() < TRY_AGAIN_MS)

async function fetchAndKeep({ outsideImages, store, clock }: Ports, url: string): Promise<void> {
  const { fetchedImages } = store.repositories
  // Looked up once more: it may have been kept after this reader looked for it first.
  if (isSettled(await fetchedImages.findFetched(urlHash(url), 'card'), clock.now())) return
  const outcome = await outsideImages.fetchImage(url)
  await fetchedImages.saveFetched(urlHash(url), outcome, clock.now())
}

function fetchOnce(ports: Ports, url: string): Promise<void> {
  const mine = running.get(ports.outsideImages) ?? new Map<string, Promise<void>>()
  running.set(ports.outsideImages, mine)
  const known = mine.get(url)
  if (known) return known

  const fetched = fetchAndKeep(ports, url).finally(() => mine.delete(url))
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
  const named = await fetchedImages.listSources(of, id)
  const url = named.find((address) => imageVersion(address) === version)
  if (url === undefined) return ABSENT

  const find = () => fetchedImages.findFetched(urlHash(url), size)
  const kept = await find()
  if (isSettled(kept, ports.clock.now())) return kept?.content ?? ABSENT

  await fetchOnce(ports, url)
  return (await find())?.content ?? ABSENT
}
