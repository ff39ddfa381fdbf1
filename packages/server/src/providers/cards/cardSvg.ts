import type { CardFace } from '../../modules/sessions/index.ts'
import { archAt, frameOf, lampAt, panelOf, petalAt } from './cardOrnaments.ts'
import { CARD_COLOURS, type CardMeasures, MEASURES } from './cardMeasures.ts'
import type { Voice } from './faces.ts'
import { canDraw, type Line, setText } from './shapeText.ts'

const SITE = 'Kathasagar'
const DEEDS = 3
/** Maximum number of arches. With more endings, only the text gives the count. */
const ARCHES = 10
/** Position of the baseline, as a share of the line height. */
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

/** Places lines from `y` downward, aligned to the start of the story's text direction. */
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

/** Returns the start of a line by the text direction. */
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
  const whole = count * step + (count > 0 ? size / 2 : 0) + (line?.width ?? 0)
  const x = page.startOf(whole)
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

/** Returns a card without its image as SVG. All text is outlines. */
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
