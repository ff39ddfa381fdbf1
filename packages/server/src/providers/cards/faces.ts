import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Blob, Face, Font } from 'harfbuzzjs'

import { unpackWoff } from './unpackWoff.ts'

export interface FaceFile {
  font: Font
  letters: ReadonlySet<number>
  unitsPerEm: number
}

/** Role of a text: a title, the narration, the interface. */
export type Voice = 'display' | 'book' | 'ui'

const LATIN = ['latin', 'latin-ext']
const of = (name: string, subsets: readonly string[], weight = 400) =>
  subsets.map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)

/**
 * Weight 400 of Noto Serif Kannada as WOFF, written by `subset-font` (`variationAxes: { wght: 400 }`), because the
 * shaper can't read WOFF 2.
 */
const KANNADA = './noto-serif-kannada-400.woff'

/** Fonts of the pages, in order of preference. */
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
  return {
    font: new Font(face),
    letters: new Set(face.collectUnicodes()),
    unitsPerEm: face.upem,
  }
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
