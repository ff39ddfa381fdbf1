import type { Platform, Refusal } from '../../platform/call.ts'
import { findFetchedImage, listSources, saveFetched } from './pictures.queries.ts'
import type { ImageOwner, ImageSize, OutsideImages } from './ports.ts'
import { ownPath, webAddress } from '@kathasagar/story/webAddress'
import { createHash } from 'node:crypto'

export const urlHash = (url: string) => createHash('sha256').update(url).digest('hex')

const VERSION_LENGTH = 16

/** Returns a hash of the address, so that browsers can cache images permanently. */
const imageVersion = (url: string) => urlHash(url).slice(0, VERSION_LENGTH)

export function imageAddress(
  url: string | null,
  { of, id, size }: { of: ImageOwner; id: string; size: ImageSize },
): string | null {
  if (url === null) return null
  const own = ownPath(url)
  if (own !== null) return own
  if (webAddress(url, ['https:']) === null) return null
  return `/api/v1/images/${of}/${id}/${imageVersion(url)}-${size}.webp`
}

const RETRY_DELAY_MS = 10 * 60_000

const NOT_FOUND: Refusal = { code: 'not_found' }

export interface ImageContext extends Pick<Platform, 'db' | 'clock'> {
  outsideImages: OutsideImages
}

/** Running fetches, so that concurrent readers cause only one request. */
const running = new WeakMap<OutsideImages, Map<string, Promise<void>>>()

/** Returns true if the image is stored, or if the last fetch failed recently. */
const isSettled = (kept: Awaited<ReturnType<typeof findFetchedImage>>, now: Date) =>
  kept !== undefined &&
  (kept.content !== null || now.getTime() - kept.fetched_at.getTime() < RETRY_DELAY_MS)

function fetchOnce({ outsideImages, db, clock }: ImageContext, url: string): Promise<void> {
  const mine = running.get(outsideImages) ?? new Map<string, Promise<void>>()
  running.set(outsideImages, mine)
  const known = mine.get(url)
  if (known) return known

  const fetchAndSave = async () => {
    // Checks again, because another request may have stored the image.
    if (isSettled(await findFetchedImage(db, urlHash(url), 'card'), clock.now())) return
    const outcome = await outsideImages.fetchImage(url)
    await saveFetched(db, urlHash(url), outcome, clock.now())
  }
  const fetched = fetchAndSave().finally(() => mine.delete(url))
  mine.set(url, fetched)
  return fetched
}

export interface ImageRequest {
  of: ImageOwner
  id: string
  version: string
  size: ImageSize
}

/** Fetches an image of another site and stores it, so that it can't change after a review. */
export async function showImage(
  ctx: ImageContext,
  { of, id, version, size }: ImageRequest,
): Promise<Uint8Array | Refusal> {
  const named = await listSources(ctx.db, of, id)
  const url = named.find((address) => imageVersion(address) === version)
  if (url === undefined) return NOT_FOUND

  const find = () => findFetchedImage(ctx.db, urlHash(url), size)
  const kept = await find()
  if (isSettled(kept, ctx.clock.now())) return kept?.content ?? NOT_FOUND

  await fetchOnce(ctx, url)
  return (await find())?.content ?? NOT_FOUND
}
