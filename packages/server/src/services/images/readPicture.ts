import { PAINTED_COVERS } from '@kathasagar/api/contract'
import { keptPictureIn } from '@kathasagar/story/keptPicture'

import type { Ports } from '../ports.ts'
import { isRefusal } from '../refusal.ts'
import { paintCover } from './paintCover.ts'
import { readKeptPicture } from './pictureObjects.ts'
import { showImage } from './showImage.ts'

const DRAWN = /^\/pictures\/([0-9a-f-]{36})\.\w{3,4}$/
const FETCHED =
  /\/images\/(stories|users|versions)\/([0-9a-f-]{36})\/([0-9a-f]{16})-(card|page)\.webp$/

/**
 * The bytes of a picture by the address that readers are shown, whoever has made it; null where it
 * cannot be had.
 */
export async function readPicture(ports: Ports, address: string): Promise<Uint8Array | null> {
  const { pictures } = ports.store.repositories
  const kept = keptPictureIn(address)
  if (kept !== null) return (await readKeptPicture(ports, kept)) ?? null
  if (address.startsWith(PAINTED_COVERS)) {
    const svg = paintCover(address.slice(PAINTED_COVERS.length).replace(/\.svg$/, ''))
    return svg === undefined ? null : Buffer.from(svg)
  }
  const drawn = DRAWN.exec(address)?.[1]
  if (drawn !== undefined) {
    const file = await pictures.findPicture(drawn)
    if (file === undefined) return null
    return 'svg' in file ? Buffer.from(file.svg) : file.bytes
  }
  return (await readFetched(ports, address)) ?? ports.shippedPictures.readPicture(address)
}

async function readFetched(ports: Ports, address: string): Promise<Uint8Array | null> {
  const [, of, id, version, size] = FETCHED.exec(address) ?? []
  if (!id || !version) return null
  const shown = await showImage(ports, {
    of: of as 'stories' | 'users' | 'versions',
    id,
    version,
    size: size === 'card' ? 'card' : 'page',
  })
  return isRefusal(shown) ? null : shown
}
