import { isHex, type Light, type Tint } from '../manners/light.ts'
import type { Canvas } from './canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'

/** `figure` has shading and outlines, `farFigure` is flat. */
export type Texture = 'scenery' | 'figure' | 'farFigure'

export interface Paint {
  isFlat?: boolean
  /** Outline width. 0 omits it. Default: determined by the style. */
  outline?: number
  opacity?: number
  depth?: number
}

export interface Stroke {
  depth?: number
  opacity?: number
  isRound?: boolean
  dash?: string
}

interface Filled extends Paint {
  texture: Texture
}

export function fillAttributes(c: Canvas, tint: Tint, paint: Filled): string {
  const depth = paint.depth ?? c.currentDepth
  const colour = c.light.colour(tint, depth)
  const seen = paint.opacity === undefined ? '' : ` opacity="${paint.opacity}"`
  return `fill="${modelled(c, tint, colour, depth, paint)}"${outline(c, colour, depth, paint)}${seen}`
}

export function strokeAttributes(c: Canvas, tint: Tint, width: number, stroke: Stroke): string {
  const colour = c.light.colour(tint, stroke.depth ?? c.currentDepth)
  const parts = [`fill="none" stroke="${colour}" stroke-width="${c.pen.fine(width)}"`]
  if (stroke.opacity !== undefined) parts.push(`opacity="${stroke.opacity}"`)
  if (stroke.isRound) parts.push('stroke-linecap="round"')
  if (stroke.dash) parts.push(`stroke-dasharray="${stroke.dash}"`)
  return parts.join(' ')
}

function modelled(c: Canvas, tint: Tint, colour: Hex, depth: number, paint: Filled): string {
  if (paint.isFlat || c.detail.isFlat || paint.texture === 'farFigure') return colour
  if (c.key === 'ajanta') return c.definitions.shaded(colour, 'rounded')
  if (c.key !== 'ravivarma') return colour
  if (paint.texture === 'figure') return c.definitions.shaded(colour, 'figure')
  const isHill = !isHex(tint) && tint.startsWith('hill') && depth > 0.3
  return c.definitions.shaded(colour, isHill ? 'fading' : 'thing')
}

/** Returns the inherited default, so that most shapes need no attribute. */
export function defaultOutline({ manner }: Light): number {
  return manner.line || 0.7
}

function outline(c: Canvas, colour: Hex, depth: number, paint: Filled): string {
  const { line, lineLoss } = c.light.manner
  const isContoured = paint.texture !== 'scenery' && depth <= 0.2
  const own = c.key === 'ravivarma' ? Number(isContoured) * 0.7 : line - depth * lineLoss
  const width = c.key === 'ravivarma' && paint.outline !== 0 ? own : (paint.outline ?? own)
  if (width <= 0 || (c.detail.isBare && paint.texture === 'scenery')) return ''
  const isDefault = Math.abs(width - defaultOutline(c.light)) < 0.06
  const written = isDefault ? '' : ` stroke-width="${c.pen.fine(width)}"`
  return ` stroke="${outlineColour(c.light, colour, depth, paint.texture)}"${written}`
}

function outlineColour(light: Light, colour: Hex, depth: number, texture: Texture): Hex {
  const { ink, air, hour, manner, isNight, isIndoors } = light
  switch (light.key) {
    case 'chitrakar':
      if (isNight && texture === 'scenery') return mix(ink, '#f3e3b8', depth > 0.3 ? 0.5 : 0)
      return mix(ink, air, depth * 0.45)
    case 'ajanta':
      return mix(colour, manner.ink, 0.72)
    case 'vishvakarma':
      return mix(ink, air, depth * 0.5)
    case 'ravivarma':
      // Dark people at night need a light outline.
      return isNight && !isIndoors ? mix(colour, hour.sun, 0.38) : mix(colour, manner.ink, 0.45)
  }
}
