import { PAINTED_COVERS } from '@kathasagar/api/contract'
import { storedPictureIn } from '@kathasagar/story/storedPicture'

import { type Db, isRefusal } from '../../platform/call.ts'
import type { PictureFile } from '../sessions/index.ts'
import { paintCover } from './paintCover.ts'
import { readStoredPicture } from './pictureObjects.ts'
import type { ImageOwner, ObjectStore, ShippedPictures } from './ports.ts'
import { type ImageContext, showImage } from './showImage.ts'

const DRAWN = /^\/pictures\/([0-9a-f-]{36})\.\w{3,4}$/
const FETCHED =
  /\/images\/(stories|users|versions)\/([0-9a-f-]{36})\/([0-9a-f]{16})-(card|page)\.webp$/

export interface PictureContext extends ImageContext {
  /** Object store. Null if images are stored in the database. */
  objectStore: ObjectStore | null
  shippedPictures: ShippedPictures
}

export async function findDrawn(db: Db, id: string): Promise<PictureFile | undefined> {
  const picture = await db
    .selectFrom('pictures')
    .select(['svg', 'bytes', 'mime'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (picture === undefined) return undefined
  const { svg, bytes, mime } = picture
  if (svg !== null) return { svg }
  return bytes === null || mime === null ? undefined : { bytes, mime }
}

export async function readPicture(
  ctx: PictureContext,
  address: string,
): Promise<Uint8Array | null> {
  const kept = storedPictureIn(address)
  if (kept !== null) return (await readStoredPicture(ctx, kept)) ?? null
  if (address.startsWith(PAINTED_COVERS)) {
    const svg = paintCover(address.slice(PAINTED_COVERS.length).replace(/\.svg$/, ''))
    return svg === undefined ? null : Buffer.from(svg)
  }
  const drawn = DRAWN.exec(address)?.[1]
  if (drawn !== undefined) {
    const file = await findDrawn(ctx.db, drawn)
    if (file === undefined) return null
    return 'svg' in file ? Buffer.from(file.svg) : file.bytes
  }
  const [, of, id, version, size] = FETCHED.exec(address) ?? []
  if (!id || !version) return ctx.shippedPictures.readPicture(address)
  const asked = {
    of: of as ImageOwner,
    id,
    version,
    size: size === 'card' ? size : 'page',
  } as const
  const shown = await showImage(ctx, asked)
  return isRefusal(shown) ? ctx.shippedPictures.readPicture(address) : shown
}
