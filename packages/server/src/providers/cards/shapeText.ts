import { Buffer as GlyphBuffer, shape } from 'harfbuzzjs'

import { faceWith, type FaceFile, type Voice } from './faces.ts'

interface Run {
  outline: string
  width: number
  isRightToLeft: boolean
}

/** A shaped line of text. */
export interface Line {
  outline: string
  width: number
}

export interface Setting {
  voice: Voice
  size: number
  width: number
  direction: 'ltr' | 'rtl'
}

const SPACE = ' '.codePointAt(0) ?? 0
/** Characters that combine with the previous letter, so they use its font. */
const FOLLOWS = /[\p{M}\u200c\u200d]/u

/** Returns true if the fonts have every letter of a text. Unreadable text is omitted. */
export const canDraw = (text: string, voice: Voice): boolean =>
  [...text].every((sign) => /\s|[\u200c\u200d]/u.test(sign) || faceOf(sign, voice) !== undefined)

const faceOf = (sign: string, voice: Voice) => faceWith(voice, sign.codePointAt(0) ?? 0)

/** Splits a word into runs of one font. Skips letters without a font. */
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

/** Joins runs in visual order. */
function join(runs: readonly Run[], gap: number): Line {
  let x = 0
  const placed = runs.map(({ outline, width }) => {
    const group = `<g transform="translate(${x} 0)">${outline}</g>`
    x += width + gap
    return group
  })
  return { outline: placed.join(''), width: Math.max(0, x - gap) }
}

/** Orders words for display. Words of the opposite direction stay in their own order. */
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

/** Shapes a text into lines of outlines, with the project's fonts only. */
export function setText(text: string, setting: Setting): Line[] {
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
