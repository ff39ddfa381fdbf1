import { ownPath } from './webAddress.ts'

/** Path of uploaded images. The file name is the hash of the re-encoded image. */
export const STORED_PICTURES = '/api/v1/images/plates/'

export const PICTURE_WIDTHS = [480, 960] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_SIDE_MAX = 1600

/** Focal point that stays visible when the image is cropped, in percent. */
export interface PictureFocus {
  x: number
  y: number
}

export const PICTURE_CENTRE: PictureFocus = { x: 50, y: 50 }

const PERCENT = '(100|[1-9]?\\d)'
const KEPT = new RegExp(
  `^${STORED_PICTURES}([0-9a-f]{64})(?:-(?:${PICTURE_WIDTHS.join('|')}))?\\.webp/?(?:\\?[^#]*)?(?:#focus=${PERCENT},${PERCENT}|#.*)?$`,
  's',
)

/** Decodes percent-encoding first, as the server does. */
const partsOf = (address: string | null) =>
  KEPT.exec(
    ownPath(address ?? '')?.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ) ?? '',
  )

export const storedPictureAddress = (hash: string, width?: PictureWidth): string =>
  `${STORED_PICTURES}${hash}${width === undefined ? '' : `-${width}`}.webp`

/** Returns the hash of an uploaded image, for any width and notation. Null for other addresses. */
export const storedPictureIn = (address: string): string | null => partsOf(address)?.[1] ?? null

export function focusOf(address: string): PictureFocus {
  const [, , x, y] = partsOf(address) ?? []
  return x === undefined || y === undefined ? PICTURE_CENTRE : { x: Number(x), y: Number(y) }
}

export function positionOf(address: string): string {
  const { x, y } = focusOf(address)
  return `${x}% ${y}%`
}

/** Sets the focal point of an uploaded image. Returns other addresses unchanged. */
export function withFocus(address: string, { x, y }: PictureFocus): string {
  const hash = storedPictureIn(address)
  if (hash === null) return address
  const isCentre = x === PICTURE_CENTRE.x && y === PICTURE_CENTRE.y
  return storedPictureAddress(hash) + (isCentre ? '' : `#focus=${x},${y}`)
}

/** Returns the canonical address of an uploaded image. Returns other addresses unchanged. */
export const wholePictureAddress = (address: string): string => withFocus(address, focusOf(address))

/** Returns a `srcset`, or undefined if there is only one width. */
export function widthsOf(address: string): string | undefined {
  const hash = storedPictureIn(address)
  if (hash === null) return undefined
  const narrower = PICTURE_WIDTHS.map((width) => `${storedPictureAddress(hash, width)} ${width}w`)
  return [...narrower, `${storedPictureAddress(hash)} ${PICTURE_SIDE_MAX}w`].join(', ')
}
