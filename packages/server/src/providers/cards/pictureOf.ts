import sharp from 'sharp'

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

/** A picture that fills an area, as PNG; null where it cannot be read. */
export async function pictureOf(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const input = isSvg(bytes) ? withoutGrain(bytes) : bytes
  return sharp(input, { limitInputPixels: MOST_PIXELS })
    .resize({ width, height, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null)
}
