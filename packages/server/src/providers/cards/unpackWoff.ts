import { inflateSync } from 'node:zlib'

const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16
/** Rounds up to four bytes, the alignment of font tables. */
const aligned = (size: number) => (size + 3) & ~3

/** Unpacks a WOFF 1 file (https://www.w3.org/TR/WOFF/) to OpenType, which the shaper needs. */
export function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) =>
    tableAt(woff, WOFF_HEAD + at * WOFF_ENTRY),
  )
  const start = SFNT_HEAD + count * SFNT_ENTRY
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start)
  const font = Buffer.alloc(size)
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let offset = start
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEAD + at * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, offset)
    offset += aligned(bytes.length)
  }
  return font
}

function tableAt(woff: Buffer, entry: number) {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
  const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed === length ? bytes : inflateSync(bytes),
  }
}
