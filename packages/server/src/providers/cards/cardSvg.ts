import { Buffer as GlyphBuffer, shape, Blob, Face, Font } from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

import type { CardFace } from '../../modules/sessions/index.ts'
import { CARD_COLOURS, type CardMeasures, MEASURES } from './cardMeasures.ts'

interface Run {
  outline: string
  width: number
  isRightToLeft: boolean
}

interface Line {
  outline: string
  width: number
}

interface Setting {
  voice: Voice
  size: number
  width: number
  direction: 'ltr' | 'rtl'
}

const SPACE = ' '.codePointAt(0) ?? 0
/** Characters that combine with the previous letter and must use the same font. */
const FOLLOWS = /[\p{M}\u200c\u200d]/u

const canDraw = (text: string, voice: Voice): boolean =>
  [...text].every((sign) => /\s|[\u200c\u200d]/u.test(sign) || faceOf(sign, voice) !== undefined)

const faceOf = (sign: string, voice: Voice) => faceWith(voice, sign.codePointAt(0) ?? 0)

function partsOf(word: string, voice: Voice): { text: string; face: FaceFile }[] {
  const parts: { text: string; face: FaceFile }[] = []
  for (const sign of word) {
    const last = parts.at(-1)
    const face = last && FOLLOWS.test(sign) ? last.face : faceOf(sign, voice)
    if (last && last.face === face) last.text += sign
    else if (face) parts.push({ text: sign, face })
  }
  return parts
}

function shapeRun(text: string, face: FaceFile, size: number): Run {
  const buffer = new GlyphBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  const scale = size / face.unitsPerEm
  let x = 0
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    const path = face.font.glyphToPath(codepoint)
    const placed = `<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`
    x += xAdvance
    return path === '' ? '' : placed
  })
  return {
    outline: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
    width: x * scale,
    isRightToLeft: /\p{Script=Arabic}/u.test(text),
  }
}

function join(runs: readonly Run[], gap: number): Line {
  let x = 0
  const placed = runs.map(({ outline, width }) => {
    const group = `<g transform="translate(${x} 0)">${outline}</g>`
    x += width + gap
    return group
  })
  return { outline: placed.join(''), width: Math.max(0, x - gap) }
}

/** Sorts words from reading order into drawing order, which is from left to right. */
function inOrder<T extends { isRightToLeft: boolean }>(
  words: readonly T[],
  direction: Setting['direction'],
): T[] {
  const isTurned = direction === 'rtl'
  const groups: T[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && last[0]?.isRightToLeft === word.isRightToLeft) last.push(word)
    else groups.push([word])
  }
  const turned = groups.map((group) => (group[0]?.isRightToLeft ? group.toReversed() : group))
  return (isTurned ? turned.toReversed() : turned).flat()
}

function shapeWord(word: string, { voice, size, direction }: Setting): Run {
  const runs = partsOf(word, voice).map(({ text, face }) => shapeRun(text, face, size))
  const isRightToLeft = runs.some((run) => run.isRightToLeft)
  const inWord = isRightToLeft && direction === 'rtl' ? runs.toReversed() : runs
  return { ...join(inWord, 0), isRightToLeft }
}

function setText(text: string, setting: Setting): Line[] {
  const space = faceWith(setting.voice, SPACE)
  const gap = space ? shapeRun(' ', space, setting.size).width : setting.size / 4
  const lines: Run[][] = [[]]
  let room = setting.width
  for (const word of text.split(/\s+/u).map((one) => shapeWord(one, setting))) {
    if (word.width === 0) continue
    if (word.width > room && lines.at(-1)?.length !== 0) {
      lines.push([])
      room = setting.width
    }
    lines.at(-1)?.push(word)
    room -= word.width + gap
  }
  return lines
    .filter((words) => words.length > 0)
    .map((words) => join(inOrder(words, setting.direction), gap))
}

const LIP = 6
const SCALLOPS = 7
const ARCH =
  'M4 20V11c0-2 1.500-3 3-3 0-2.500 2.500-4.500 5-4.500S17 5.500 17 8c1.500 0 3 1 3 3v9M7.500 20v-7.500M16.500 20v-7.500M4 20h16'
const LAMP_FLAME = 'M20 5c4.500 6 4.500 10.500 0 13-4.500-2.500-4.500-7 0-13Z'
const LAMP =
  'M5 21h30c-1.200 5-6.500 8-15 8S6.200 26 5 21ZM3 33q4.250-3 8.500 0t8.500 0 8.500 0 8.500 0M8 37.500q3-2 6 0t6 0 6 0 6 0'

const pattern = (id: string, size: string, d: string, zoom: number) =>
  `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse" patternTransform="scale(${zoom * 1.11})"><path d="${d}" fill="none" stroke="${CARD_COLOURS.frame}" stroke-width=".9"/></pattern>`

function frameOf({ width, height, frame, zoom }: CardMeasures): string {
  const inner = frame - 1
  const band = (id: string, x: number, y: number, w: number, h: number) =>
    `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${CARD_COLOURS.surface}"/><rect width="${w}" height="${h}" fill="url(#${id})"/></g>`
  const corner = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><rect width="${frame}" height="${frame}" fill="${CARD_COLOURS.surface}"/><circle cx="${frame / 2}" cy="${frame / 2}" r="${2 * zoom}" fill="none" stroke="${CARD_COLOURS.frame}" stroke-width="${zoom}"/></g>`
  const [right, bottom] = [width - frame, height - frame]
  return `<defs>${pattern('across', 'width="18" height="9"', 'M3.500 1l3 3.500 3-3.500M3.500 8l3-3.500 3 3.500M11 1v7', zoom)}${pattern('down', 'width="9" height="18"', 'M1 3.500l3.500 3-3.500 3M8 3.500l-3.500 3 3.500 3M1 11h7', zoom)}</defs>
${band('across', 0, 0, width, frame)}${band('across', 0, bottom, width, frame)}${band('down', 0, 0, frame, height)}${band('down', right, 0, frame, height)}
${corner(0, 0)}${corner(right, 0)}${corner(0, bottom)}${corner(right, bottom)}
<g fill="none" stroke="${CARD_COLOURS.frame}" stroke-width="${zoom}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}"/><rect x="${inner}" y="${inner}" width="${width - 2 * inner}" height="${height - 2 * inner}"/></g>`
}

function panelOf({ width, height, art }: CardMeasures): string {
  const { surface, frame } = CARD_COLOURS
  if (art.width + art.x * 2 === width) {
    const y = art.y + art.height
    return `<rect y="${y}" width="${width}" height="${height - y}" fill="${surface}"/><path d="M0 ${y}h${width}M0 ${y + 8}h${width}" stroke="${frame}" stroke-width="3"/>`
  }
  const step = art.height / SCALLOPS
  const x = art.x + step / 2
  const seam = `M${x} ${art.y}${`a${step / 2} ${step / 2} 0 0 0 0 ${step}`.repeat(SCALLOPS)}`
  return `<path d="${seam}V${height}H0V0H${x}Z" fill="${surface}"/><path d="${seam}" fill="none" stroke="${frame}" stroke-width="${LIP}"/>`
}

const archAt = (x: number, y: number, size: number, isLit: boolean): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${ARCH}" fill="${isLit ? CARD_COLOURS.gold : 'none'}" stroke="${isLit ? CARD_COLOURS.gold : CARD_COLOURS.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

const lampAt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 40})"><path d="${LAMP_FLAME}" fill="${CARD_COLOURS.accent}"/><path d="${LAMP}" fill="none" stroke="${CARD_COLOURS.accent}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`

const petalAt = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M1.400 0Q.4-1-.2-1A1 1 0 0 0-.2 1Q.4 1 1.400 0Z" fill="${CARD_COLOURS.gold}"/>`

const SITE = 'Kathasagar'
const DEEDS = 3
/** Maximum number of arches. If there are more endings, only the text shows their number. */
const ARCHES = 10
/** Distance of the baseline from the top of a line, as a share of its height. */
const BASELINE = 0.76

const LATIN = 1.06
const leadingOf = (text: string) =>
  /\p{Script=Arabic}/u.test(text)
    ? 1.9
    : /[^\p{Script=Latin}\p{Script=Common}]/u.test(text)
      ? 1.3
      : LATIN

interface Block {
  lines: readonly Line[]
  size: number
  lineHeight: number
}
const heightOf = ({ lines, lineHeight }: Block) => lines.length * lineHeight

interface Given {
  voice: Voice
  size: number
  width: number
  direction: CardFace['direction']
}

function blockOf(text: string, given: Given): Block {
  return { lines: setText(text, given), size: given.size, lineHeight: given.size * leadingOf(text) }
}

function fitted(text: string, given: Given, most: number): Block {
  let block = blockOf(text, given)
  for (let size = given.size; block.lines.length > most && size > given.size / 3;) {
    size *= 0.9
    block = blockOf(text, { ...given, size })
  }
  return { ...block, lines: block.lines.slice(0, most) }
}

function placed(
  block: Block,
  { y, fill, inset = 0 }: { y: number; fill: string; inset?: number },
  page: Page,
) {
  return block.lines
    .map(({ outline, width }, at) => {
      const x = page.startOf(width, inset)
      const baseline = y + at * block.lineHeight + block.lineHeight * BASELINE
      return `<g transform="translate(${x} ${baseline})" fill="${fill}">${outline}</g>`
    })
    .join('')
}

interface Page {
  startOf: (width: number, inset?: number) => number
}
const pageOf = ({ text }: CardMeasures, direction: CardFace['direction']): Page => ({
  startOf: (width, inset = 0) =>
    direction === 'ltr' ? text.x + inset : text.x + text.width - inset - width,
})

function placeRow({ place, placeWords }: CardFace, measures: CardMeasures, page: Page, y: number) {
  const size = measures.place * 1.15
  const step = size * 1.2
  const count = place.total > 1 && place.total <= ARCHES ? place.total : 0
  const width = measures.text.width - count * step - size / 2
  const words = fitted(
    placeWords,
    { voice: 'ui', size: measures.place, width, direction: 'ltr' },
    1,
  )
  const [line] = words.lines
  const x = page.startOf(count * step + (count > 0 ? size / 2 : 0) + (line?.width ?? 0))
  const arches = Array.from({ length: count }, (_, at) =>
    archAt(x + at * step, y, size, at + 1 === place.number),
  )
  const after = x + count * step + (count > 0 ? size / 2 : 0)
  const baseline = y + size * 0.84
  return `${arches.join('')}<g transform="translate(${after} ${baseline})" fill="${CARD_COLOURS.soft}">${line?.outline ?? ''}</g>`
}

function deedRows(face: CardFace, measures: CardMeasures, page: Page, top: number, bottom: number) {
  const { deed, text } = measures
  const inset = deed * 1.2
  const given = {
    voice: 'book',
    size: deed,
    width: text.width - inset,
    direction: face.direction,
  } as const
  const rows: string[] = []
  let y = top
  let drawn = 0
  for (const words of face.deeds.filter((one) => canDraw(one, 'book'))) {
    const block = {
      ...fitted(words, given, 2),
      lineHeight: deed * Math.max(1.22, leadingOf(words)),
    }
    if (drawn === DEEDS || y + heightOf(block) > bottom) continue
    drawn += 1
    const petal = page.startOf(0, deed * 0.3)
    const middle = y + block.lineHeight * (BASELINE - 0.24)
    rows.push(petalAt(petal, middle, deed * 0.24))
    rows.push(placed(block, { y, fill: CARD_COLOURS.text, inset }, page))
    y += heightOf(block) + deed * 0.28
  }
  return rows.join('')
}

function siteName(measures: CardMeasures, page: Page): string {
  const size = measures.name
  const lamp = size * 1.35
  const { text } = measures
  const block = blockOf(SITE, { voice: 'display', size, width: text.width, direction: 'ltr' })
  const [line] = block.lines
  const x = page.startOf(lamp * 1.3 + (line?.width ?? 0))
  const y = text.bottom - lamp
  return `${lampAt(x, y, lamp)}<g transform="translate(${x + lamp * 1.3} ${y + lamp * 0.72})" fill="${CARD_COLOURS.text}">${line?.outline ?? ''}</g>`
}

export function cardSvg(face: CardFace): string {
  const measures = MEASURES[face.shape]
  const { width, height, text } = measures
  const page = pageOf(measures, face.direction)
  const room = { width: text.width, direction: face.direction }
  const story = fitted(face.storyTitle, { voice: 'book', size: measures.story, ...room }, 1)
  const size = leadingOf(face.endingTitle) > LATIN ? measures.ending * 0.8 : measures.ending
  const ending = fitted(face.endingTitle, { voice: 'display', size, ...room }, 2)
  const endingAt = text.y + heightOf(story) + measures.story * 0.4
  const placeAt = endingAt + heightOf(ending) + measures.place * 0.8
  const deedsAt = placeAt + measures.place * 2.3
  const parts = [
    panelOf(measures),
    placed(story, { y: text.y, fill: CARD_COLOURS.accent }, page),
    placed(ending, { y: endingAt, fill: CARD_COLOURS.text }, page),
    placeRow(face, measures, page, placeAt),
    deedRows(face, measures, page, deedsAt, text.bottom - measures.name * 1.5),
    siteName(measures, page),
    frameOf(measures),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

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

interface FaceFile {
  font: Font
  letters: ReadonlySet<number>
  unitsPerEm: number
}

/** Font family of a text. The families are for titles, narration, and the interface. */
export type Voice = 'display' | 'book' | 'ui'

const LATIN_SUBSETS = ['latin', 'latin-ext']
const of = (name: string, subsets: readonly string[], weight = 400) =>
  subsets.map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)

/**
 * Weight 400 of Noto Serif Kannada as WOFF, written by `subset-font` (`variationAxes: { wght: 400 }`), because the
 * shaper can't read WOFF 2.
 */
const KANNADA = './noto-serif-kannada-400.woff'

const FILES: Readonly<Record<Voice, readonly string[]>> = {
  display: [
    ...of('rozha-one', [...LATIN_SUBSETS, 'devanagari']),
    ...of('tiro-bangla', ['bengali']),
    ...of('noto-serif-tamil', ['tamil'], 700),
    ...of('tiro-telugu', ['telugu']),
    ...of('noto-serif-gujarati', ['gujarati'], 700),
    KANNADA,
    ...of('noto-serif-malayalam', ['malayalam'], 700),
    ...of('noto-nastaliq-urdu', ['arabic'], 700),
  ],
  book: [
    ...of('tiro-devanagari-hindi', [...LATIN_SUBSETS, 'devanagari']),
    ...of('tiro-bangla', ['bengali']),
    ...of('noto-serif-tamil', ['tamil']),
    ...of('tiro-telugu', ['telugu']),
    ...of('noto-serif-gujarati', ['gujarati']),
    KANNADA,
    ...of('noto-serif-malayalam', ['malayalam']),
    ...of('noto-nastaliq-urdu', ['arabic']),
  ],
  ui: of('hind', [...LATIN_SUBSETS, 'devanagari'], 600),
}

function open(file: string): FaceFile {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const face = new Face(new Blob(unpackWoff(woff)))
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem }
}

const opened = new Map<string, FaceFile>()

function faceWith(voice: Voice, letter: number): FaceFile | undefined {
  for (const file of FILES[voice]) {
    const face = opened.get(file) ?? open(file)
    opened.set(file, face)
    if (face.letters.has(letter)) return face
  }
  return undefined
}
