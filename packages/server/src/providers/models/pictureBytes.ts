export type PictureMime = 'image/png' | 'image/jpeg' | 'image/webp'

const startsWith = (bytes: Buffer, at: number, ...signs: readonly number[]) =>
  signs.every((sign, i) => bytes[at + i] === sign)

/** What a file is by its first bytes; whatever its sender calls it does not count. */
export function mimeOf(bytes: Buffer): PictureMime | null {
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : null
}
