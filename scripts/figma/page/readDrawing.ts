import type { Box, Picture, Shape, Vector, Words } from '../drawing.ts'
import { markerOf } from '../markers.ts'
import { flowOf } from './flow.ts'
import { borderWidths, letteringOf, looksOf, paintOf, pseudoOf, radiusOf, ringOf } from './looks.ts'

declare global {
  interface Window {
    /** What elements look like, as one box. */
    readDrawing: (elements: readonly Element[]) => Box | undefined
  }
}

type Corner = Pick<DOMRect, 'left' | 'top'>

const tenth = (value: number) => Math.round(value * 10) / 10

const placeIn = (rect: DOMRect, corner: Corner) => ({
  x: tenth(rect.left - corner.left),
  y: tenth(rect.top - corner.top),
  width: tenth(rect.width),
  height: tenth(rect.height),
})

const isOut = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed'

const isShown = ({ display, visibility, opacity, clipPath }: CSSStyleDeclaration) =>
  display !== 'none' && visibility === 'visible' && Number(opacity) > 0 && clipPath !== 'inset(50%)'

/** How far to the front a shape is painted among those beside it. */
const levels = new WeakMap<Shape, number>()
const levelOf = (shape: Shape) => levels.get(shape) ?? 0
const ownLevel = ({ position, zIndex }: CSSStyleDeclaration) => {
  const raised = Number(zIndex) || 0
  return position === 'static' ? 0 : raised < 0 ? -1 : raised + 1
}

/** Shapes in the order in which they are painted; those in the flow keep the order of the flow. */
function painted(shapes: readonly Shape[]): readonly Shape[] {
  const order = shapes.filter(({ isAbsolute }) => isAbsolute !== true)
  for (const [place, shape] of shapes.entries()) {
    if (shape.isAbsolute !== true) continue
    const isBehind = (other: Shape) =>
      levelOf(other) < levelOf(shape) ||
      (levelOf(other) === levelOf(shape) && shapes.indexOf(other) < place)
    order.splice(order.findLastIndex(isBehind) + 1, 0, shape)
  }
  return order
}

/** Words stand in the middle of their lines, whatever the face makes of its own height. */
function wordsIn(range: Range, text: string, style: CSSStyleDeclaration, corner: Corner): Words[] {
  const rect = range.getBoundingClientRect()
  const lettering = letteringOf(style)
  const lines = Math.max(1, Math.round(rect.height / lettering.leading))
  const height = lines * lettering.leading
  if (text.trim() === '' || rect.width <= 1) return []
  const middle = rect.top + rect.height / 2 - corner.top
  const place = { ...placeIn(rect, corner), y: tenth(middle - height / 2), height: tenth(height) }
  return [{ kind: 'words', ...place, text: text.trim(), ...lettering, lines }]
}

/** Words with nothing between them but emphasis are one text. */
function isText(element: Element): element is HTMLElement {
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  const isInline = (inner: Element) =>
    inner instanceof HTMLElement &&
    !(inner instanceof HTMLImageElement) &&
    getComputedStyle(inner).display === 'inline'
  return hasWords && [...element.querySelectorAll('*')].every(isInline)
}

const rangeOf = (node: Node) => {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range
}

const widthOf = (text: string, font: string) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  return pen?.measureText(text).width ?? 0
}

/** What a field shows: its value, or what stands in for one. */
function fieldWords(field: Element, style: CSSStyleDeclaration, corner: Corner): Words[] {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const chosen = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : undefined
  const text = isField ? field.value || field.placeholder : (chosen ?? '')
  if (text === '' || (field instanceof HTMLInputElement && /check|radio|range/.test(field.type)))
    return []
  const rect = field.getBoundingClientRect()
  const lettering = letteringOf(style)
  const left = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth)
  const room = rect.width - 2 * left
  const width = Math.min(room, widthOf(text, style.font))
  const air = { LEFT: 0, CENTER: (room - width) / 2, RIGHT: room - width }[lettering.align]
  const isLong = field instanceof HTMLTextAreaElement
  const lines = isLong ? Math.ceil(widthOf(text, style.font) / room) : 1
  const top = isLong ? Number.parseFloat(style.paddingTop) : (rect.height - lettering.leading) / 2
  const place = {
    x: tenth(rect.left - corner.left + left + air),
    y: tenth(rect.top - corner.top + top),
    width: tenth(width),
    height: tenth(lines * lettering.leading),
  }
  return [{ kind: 'words', ...place, text, ...lettering, lines }]
}

/** Larger, an ornament is a picture. */
const LONGEST_SVG = 20_000

/** A colour as it stands in an icon: the marker of a variable, or the colour itself. */
function writePaint(part: Element, property: 'fill' | 'stroke', style: CSSStyleDeclaration) {
  // A pattern or a run of colours of its own stays as it is.
  if (style.getPropertyValue(property).startsWith('url')) return
  const [name = 'none', alpha] = paintOf(style, property)?.split('@') ?? []
  const place = window.colourNames.indexOf(name)
  part.setAttribute(property, place < 0 ? name : markerOf(place))
  if (alpha !== undefined) part.setAttribute(`${property}-opacity`, alpha)
}

/** An icon by itself: what it takes from its place is written into it. */
function vectorOf(svg: SVGElement, corner: Corner): Vector | Picture {
  const copy = svg.cloneNode(true) as SVGElement
  const { x, y, width, height } = placeIn(svg.getBoundingClientRect(), corner)
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, part] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part)
    const own = copies[index]
    own?.removeAttribute('class')
    own?.removeAttribute('style')
    own?.setAttribute('stroke-width', style.strokeWidth.replace('px', ''))
    own?.setAttribute('opacity', style.opacity)
    if (own) writePaint(own, 'fill', style)
    if (own) writePaint(own, 'stroke', style)
  }
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  const out = isOut(getComputedStyle(svg)) ? { isAbsolute: true } : {}
  if (text.length > LONGEST_SVG)
    return { kind: 'picture', name: 'ornament', x, y, width, height, ...out }
  return { kind: 'vector', x, y, width, height, ...out, svg: text }
}

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.localName

const isSame = (one: Box, other: Shape) =>
  Math.abs(one.width - other.width) <= 0.5 && Math.abs(one.height - other.height) <= 0.5

const isPlain = ({ fill, stroke, opacity, isClipped }: Box) =>
  fill === undefined && stroke === undefined && opacity === undefined && isClipped !== true

/** A box that shows nothing and is no larger than what it holds is left out. */
function unwrapped(box: Box): Shape[] {
  const [only, ...others] = box.shapes
  if (!isPlain(box)) return [box]
  if (only === undefined) return []
  if (others.length > 0 || !isSame(box, only) || only.isAbsolute === true) return [box]
  const { x, y, isAbsolute } = box
  return [{ ...only, x, y, ...(isAbsolute === true ? { isAbsolute } : {}) }]
}

function boxOf(element: Element, style: CSSStyleDeclaration, corner: Corner): Box {
  const rect = element.getBoundingClientRect()
  const inner = shapesIn(element, style, rect)
  const place = placeIn(rect, corner)
  const ring = ringOf(style, place.width, place.height)
  const before = pseudoOf(element, '::before')
  const after = pseudoOf(element, '::after')
  const room = { ...place, border: borderWidths(style) }
  const flow = flowOf(
    inner.filter(({ isAbsolute }) => isAbsolute !== true),
    room,
    style,
  )
  return {
    kind: 'box',
    name: nameOf(element),
    ...place,
    // What has no height takes no place.
    ...(isOut(style) || rect.height === 0 ? { isAbsolute: true } : {}),
    ...looksOf(style, place.width, place.height),
    ...(flow ? { flow } : {}),
    shapes: [...before, ...painted(inner), ...after, ...(ring ? [ring] : [])],
  }
}

function shapesIn(element: Element, style: CSSStyleDeclaration, corner: Corner): Shape[] {
  if (isText(element)) return wordsIn(rangeOf(element), element.innerText, style, corner)
  const field = fieldWords(element, style, corner)
  if (field.length > 0) return field
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) {
      const level = ownLevel(getComputedStyle(node))
      const shapes = shapesOf(node, corner)
      for (const shape of shapes) levels.set(shape, level)
      return shapes
    }
    if (node.nodeType !== Node.TEXT_NODE) return []
    return wordsIn(rangeOf(node), node.textContent ?? '', style, corner)
  })
}

/** What is seen of an element, measured from a corner. */
function shapesOf(element: Element, corner: Corner): Shape[] {
  const style = getComputedStyle(element)
  if (!isShown(style)) return []
  const rect = element.getBoundingClientRect()
  if (style.display === 'contents') return shapesIn(element, style, corner)
  if (rect.width <= 1 && rect.height <= 1) return []
  if (element instanceof SVGElement) return [vectorOf(element, corner)]
  if (element instanceof HTMLImageElement) {
    const place = placeIn(rect, corner)
    const name = element.alt || 'picture'
    const out = isOut(style) ? { isAbsolute: true } : {}
    return [
      { kind: 'picture', name, ...place, ...out, ...radiusOf(style, rect.width, rect.height) },
    ]
  }
  return unwrapped(boxOf(element, style, corner))
}

/** The smallest box about some shapes, laid from its own corner. */
function around(shapes: readonly Shape[]): Box | undefined {
  const [only, ...others] = shapes
  if (only === undefined) return undefined
  if (only.kind === 'box' && others.length === 0) return { ...only, x: 0, y: 0, isAbsolute: false }
  const x = Math.min(...shapes.map((shape) => shape.x))
  const y = Math.min(...shapes.map((shape) => shape.y))
  const width = Math.max(...shapes.map((shape) => shape.x + shape.width)) - x
  const height = Math.max(...shapes.map((shape) => shape.y + shape.height)) - y
  const moved = shapes.map((shape) => ({ ...shape, x: shape.x - x, y: shape.y - y }))
  return { kind: 'box', name: 'piece', x: 0, y: 0, width, height, shapes: moved }
}

window.readDrawing = (elements) =>
  around(elements.flatMap((element) => shapesOf(element, { left: 0, top: 0 })))
