import type { Box, Paint, Sides, Words } from '../drawing.ts'
import { namesByMarker } from '../markers.ts'

declare global {
  interface Window {
    /** Names of the colours, in the order of their markers. */
    colourNames: readonly string[]
    /** The sheet that puts markers in the place of colours. */
    markers: HTMLStyleElement
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const px = (length: string) => Number.parseFloat(length) || 0
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

interface Colour {
  hex: string
  alpha: number
}

/** A computed colour; undefined where nothing is painted. */
function colourOf(css: string): Colour | undefined {
  const [r = 0, g = 0, b = 0, alpha = 1] = (css.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
  if (alpha === 0 || !/^(?:rgba?|color)\(/.test(css)) return undefined
  const scale = css.startsWith('color(') ? 255 : 1
  return { hex: hexOf([r * scale, g * scale, b * scale]), alpha: Math.round(alpha * 100) / 100 }
}

const asPaint = (name: string, alpha: number) => (alpha === 1 ? name : `${name}@${alpha}`)

/** What a property paints with: a variable where it is one, else the colour that is seen by night. */
export function paintOf(style: CSSStyleDeclaration, property: string): Paint | undefined {
  const marked = colourOf(style.getPropertyValue(property))
  if (!marked) return undefined
  const name = namesByMarker(window.colourNames).get(marked.hex)
  if (name !== undefined) return asPaint(name, marked.alpha)
  window.markers.disabled = true
  const seen = colourOf(style.getPropertyValue(property))
  window.markers.disabled = false
  return seen && asPaint(seen.hex, seen.alpha)
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** Thickness of the four lines of a box. */
export const borderWidths = ({
  borderTopWidth,
  borderRightWidth,
  borderBottomWidth,
  borderLeftWidth,
}: CSSStyleDeclaration): Sides => [
  px(borderTopWidth),
  px(borderRightWidth),
  px(borderBottomWidth),
  px(borderLeftWidth),
]

function strokeOf(style: CSSStyleDeclaration): Box['stroke'] {
  const widths = borderWidths(style)
  const side = SIDES.find((_, place) => (widths[place] ?? 0) > 0)
  const paint = side && paintOf(style, `border-${side}-color`)
  return paint === undefined ? undefined : { paint, widths }
}

export function radiusOf(style: CSSStyleDeclaration, width: number, height: number) {
  const [a = 0, b = 0, c = 0, d = 0] = CORNERS.map((corner) => {
    const [first = ''] = style.getPropertyValue(`border-${corner}-radius`).split(' ')
    const length = first.endsWith('%') ? (px(first) / 100) * width : px(first)
    return round(Math.min(length, width / 2, height / 2))
  })
  return a + b + c + d > 0 ? { radius: [a, b, c, d] satisfies Sides } : {}
}

/** Ground, line, corners and veil of an element, or of what its style sheet puts before or after it. */
export function looksOf(
  style: CSSStyleDeclaration,
  width: number,
  height: number,
): Pick<Box, 'fill' | 'stroke' | 'radius' | 'opacity' | 'isClipped'> {
  const fill = paintOf(style, 'background-color')
  const stroke = strokeOf(style)
  const opacity = Number(style.opacity)
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke ? { stroke } : {}),
    ...radiusOf(style, width, height),
    ...(opacity < 1 ? { opacity } : {}),
    ...(/hidden|clip/.test(style.overflowX) ? { isClipped: true } : {}),
  }
}

/** The ring of the focus, as a box around its own. */
export function ringOf(style: CSSStyleDeclaration, width: number, height: number): Box | undefined {
  const paint = style.outlineStyle === 'none' ? undefined : paintOf(style, 'outline-color')
  const line = px(style.outlineWidth)
  if (paint === undefined || line === 0) return undefined
  const out = px(style.outlineOffset) + line
  const corner = px(style.borderTopLeftRadius)
  const round4 = corner === 0 ? 0 : Math.min(corner + out, height / 2 + out)
  return {
    kind: 'box',
    name: 'focus ring',
    x: -out,
    y: -out,
    width: width + 2 * out,
    height: height + 2 * out,
    isAbsolute: true,
    stroke: { paint, widths: [line, line, line, line] },
    radius: [round4, round4, round4, round4],
    shapes: [],
  }
}

/** A line or ground that a style sheet lays over an element; its words are none of ours. */
export function pseudoOf(element: Element, which: '::before' | '::after'): Box[] {
  const style = getComputedStyle(element, which)
  const [width, height] = [px(style.width), px(style.height)]
  if (style.content === 'none' || style.display === 'none') return []
  if (style.position !== 'absolute' || width + height === 0) return []
  const looks = looksOf(style, width, height)
  if (looks.fill === undefined && looks.stroke === undefined) return []
  const [x, y] = [round(px(style.left)), round(px(style.top))]
  const place = { x, y, width, height, isAbsolute: true }
  return [{ kind: 'box', name: which.slice(2), ...place, ...looks, shapes: [] }]
}

const CUTS: Readonly<Record<string, string>> = {
  300: 'Light',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
}

const ALIGNS: Readonly<Record<string, Words['align']>> = {
  center: 'CENTER',
  right: 'RIGHT',
  end: 'RIGHT',
}

/** Face, size and colour of the words of an element. */
export function letteringOf(style: CSSStyleDeclaration) {
  const size = px(style.fontSize)
  const italic = style.fontStyle === 'italic'
  const cut = CUTS[style.fontWeight] ?? 'Regular'
  return {
    family: (style.fontFamily.split(',')[0] ?? '').replaceAll('"', ''),
    cut: italic ? `${cut} Italic`.replace('Regular Italic', 'Italic') : cut,
    size,
    leading: style.lineHeight === 'normal' ? round(size * 1.2) : round(px(style.lineHeight)),
    tracking: round(px(style.letterSpacing)),
    align: ALIGNS[style.textAlign] ?? 'LEFT',
    fill: paintOf(style, 'color') ?? '#000000',
  } as const
}
