import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

import { Blob, Face, Font } from 'harfbuzzjs'

const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16
/** Rounds up to a multiple of four bytes, the alignment of font tables. */
const aligned = (size: number) => (size + 3) & ~3

/** Unpacks a WOFF 1 file (https://www.w3.org/TR/WOFF/) to OpenType, which the shaper needs. */
function unpackWoff(woff: Buffer): Uint8Array {
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

export interface FaceFile {
  font: Font
  letters: ReadonlySet<number>
  unitsPerEm: number
}

/** Font family of a text: for titles, narration, or the interface. */
export type Voice = 'display' | 'book' | 'ui'

const LATIN = ['latin', 'latin-ext']
const of = (name: string, subsets: readonly string[], weight = 400) =>
  subsets.map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)

/**
 * Weight 400 of Noto Serif Kannada as WOFF, written by `subset-font` (`variationAxes: { wght: 400 }`), because the
 * shaper can't read WOFF 2.
 */
const KANNADA = './noto-serif-kannada-400.woff'

const FILES: Readonly<Record<Voice, readonly string[]>> = {
  display: [
    ...of('rozha-one', [...LATIN, 'devanagari']),
    ...of('tiro-bangla', ['bengali']),
    ...of('noto-serif-tamil', ['tamil'], 700),
    ...of('tiro-telugu', ['telugu']),
    ...of('noto-serif-gujarati', ['gujarati'], 700),
    KANNADA,
    ...of('noto-serif-malayalam', ['malayalam'], 700),
    ...of('noto-nastaliq-urdu', ['arabic'], 700),
  ],
  book: [
    ...of('tiro-devanagari-hindi', [...LATIN, 'devanagari']),
    ...of('tiro-bangla', ['bengali']),
    ...of('noto-serif-tamil', ['tamil']),
    ...of('tiro-telugu', ['telugu']),
    ...of('noto-serif-gujarati', ['gujarati']),
    KANNADA,
    ...of('noto-serif-malayalam', ['malayalam']),
    ...of('noto-nastaliq-urdu', ['arabic']),
  ],
  ui: of('hind', [...LATIN, 'devanagari'], 600),
}

function open(file: string): FaceFile {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const face = new Face(new Blob(unpackWoff(woff)))
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem }
}

const opened = new Map<string, FaceFile>()

export function faceWith(voice: Voice, letter: number): FaceFile | undefined {
  for (const file of FILES[voice]) {
    const face = opened.get(file) ?? open(file)
    opened.set(file, face)
    if (face.letters.has(letter)) return face
  }
  return undefined
}
