import sharp, { type Raw } from 'sharp'

/** Maximum number of decoded pixels, far above those of covers and plates. */
const MOST_PIXELS = 40_000_000
/** Paper grain of our images. It takes a second to render and is invisible at this size. */
const GRAIN = / filter="url\(#\w{1,20}\)"/g

export const isSvg = (bytes: Uint8Array): boolean =>
  /^\s{0,200}<(?:svg|\?xml)/.test(Buffer.from(bytes.subarray(0, 256)).toString('utf8'))

export const withoutGrain = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('utf8').replace(GRAIN, ''))

interface Pixels {
  input: Buffer
  raw: Raw
}

/** Returns an image that fills an area. Null if the file is unreadable. */
export async function pictureOf(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Pixels | null> {
  const input = isSvg(bytes) ? withoutGrain(bytes) : bytes
  const drawn = await sharp(input, { limitInputPixels: MOST_PIXELS })
    .resize({ width, height, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return drawn && { input: drawn.data, raw: drawn.info }
}
