import { ownPath } from './webAddress.ts'

/** Where pictures that people have brought are served, each under the hash of what we drew of it. */
export const KEPT_PICTURES = '/api/v1/images/plates/'

/** Widths in which a kept picture is served beside the whole one, in pixels. */
export const PICTURE_WIDTHS = [480, 960] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** As wide and as high as the whole one is at most. */
export const PICTURE_SIDE_MAX = 1600

/** The point of a picture that stays in sight where it is cropped: percent from the left, and from the top. */
export interface PictureFocus {
  /** From the left, 0 to 100. */
  x: number
  /** From the top, 0 to 100. */
  y: number
}

/** Where nothing is said. */
export const PICTURE_CENTRE: PictureFocus = { x: 50, y: 50 }

const PERCENT = '(100|[1-9]?\\d)'
const KEPT = new RegExp(
  `^${KEPT_PICTURES}([0-9a-f]{64})(?:-(?:${PICTURE_WIDTHS.join('|')}))?\\.webp/?(?:\\?[^#]*)?(?:#focus=${PERCENT},${PERCENT}|#.*)?$`,
  's',
)

/** Takes an address apart as the server reads it, to which a sign and its number are the same; none has no parts. */
const partsOf = (address: string | null) =>
  KEPT.exec(
    ownPath(address ?? '')?.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ) ?? '',
  )

/** Address of a kept picture: the whole one, or one of its widths. */
export const keptPictureAddress = (hash: string, width?: PictureWidth): string =>
  `${KEPT_PICTURES}${hash}${width === undefined ? '' : `-${width}`}.webp`

/**
 * The hash of the kept picture that an address leads to, in whichever width and however it is spelled; null for
 * every other address.
 */
export const keptPictureIn = (address: string): string | null => partsOf(address)?.[1] ?? null

/** The place of interest that travels with the address of a kept picture. */
export function focusOf(address: string): PictureFocus {
  const [, , x, y] = partsOf(address) ?? []
  return x === undefined || y === undefined ? PICTURE_CENTRE : { x: Number(x), y: Number(y) }
}

/** The same as CSS `object-position`. */
export function positionOf(address: string): string {
  const { x, y } = focusOf(address)
  return `${x}% ${y}%`
}

/** The address of a kept picture with another place of interest; every other address stays as it is. */
export function withFocus(address: string, { x, y }: PictureFocus): string {
  const hash = keptPictureIn(address)
  if (hash === null) return address
  const isCentre = x === PICTURE_CENTRE.x && y === PICTURE_CENTRE.y
  return keptPictureAddress(hash) + (isCentre ? '' : `#focus=${x},${y}`)
}

/** The one address by which a story names a kept picture, however it was given; every other address stays as it is. */
export const wholePictureAddress = (address: string): string => withFocus(address, focusOf(address))

/** What a browser chooses from, as `srcset`; undefined where a picture comes in one width alone. */
export function widthsOf(address: string): string | undefined {
  const hash = keptPictureIn(address)
  if (hash === null) return undefined
  const narrower = PICTURE_WIDTHS.map((width) => `${keptPictureAddress(hash, width)} ${width}w`)
  return [...narrower, `${keptPictureAddress(hash)} ${PICTURE_SIDE_MAX}w`].join(', ')
}
