import sharp, { type Raw } from 'sharp'

/** Of what may be decoded; covers and plates are far below. */
const MOST_PIXELS = 40_000_000
/**
 * The grain of paper over our own paintings: a second of work for each, and as small as they are shown
 * here nobody sees it.
 */
const GRAIN = / filter="url\(#\w{1,20}\)"/g

/** Bytes that begin as SVG does. */
export const isSvg = (bytes: Uint8Array): boolean =>
  /^\s{0,200}<(?:svg|\?xml)/.test(Buffer.from(bytes.subarray(0, 256)).toString('utf8'))

/** An SVG of our painter without its grain. */
export const withoutGrain = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('utf8').replace(GRAIN, ''))

/** Pixels as they lie in memory, in the form in which a layer is given. */
interface Pixels {
  input: Buffer
  raw: Raw
}

/** A picture that fills an area; null where it cannot be read. */
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
