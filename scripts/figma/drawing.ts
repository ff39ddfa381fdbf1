/** A variable of ours by its name, or `#RRGGBB`; where it is not opaque, followed by `@0.5`. */
export type Paint = string

/** From the edge inwards: top, right, bottom, left. */
export type Sides = readonly [number, number, number, number]

interface Place {
  /** From the corner of what holds it, in pixels. */
  x: number
  y: number
  width: number
  height: number
  /** Laid over the others, out of the flow. */
  isAbsolute?: boolean
}

/** How a box lays what it holds: as Figma's auto layout does. */
export interface Flow {
  direction: 'HORIZONTAL' | 'VERTICAL'
  gap: number
  padding: Sides
  /** Along the flow, and across it. */
  main: 'MIN' | 'CENTER' | 'SPACE_BETWEEN'
  cross: 'MIN' | 'CENTER' | 'MAX'
  /** As wide as what it holds. */
  isHugging: boolean
}

/** A ground with what stands on it. */
export interface Box extends Place {
  kind: 'box'
  name: string
  fill?: Paint
  stroke?: { paint: Paint; widths: Sides }
  radius?: Sides
  opacity?: number
  isClipped?: boolean
  flow?: Flow
  shapes: readonly Shape[]
}

export interface Words extends Place {
  kind: 'words'
  text: string
  family: string
  /** `SemiBold`, as Figma names the cuts of a face. */
  cut: string
  size: number
  leading: number
  tracking: number
  align: 'LEFT' | 'CENTER' | 'RIGHT'
  fill: Paint
  lines: number
}

/** An icon or an ornament; its colours stand for variables (`markers.ts`). */
export interface Vector extends Place {
  kind: 'vector'
  svg: string
}

/** Where a picture of the content goes. */
export interface Picture extends Place {
  kind: 'picture'
  name: string
  radius?: Sides
}

export type Shape = Box | Words | Vector | Picture

/** A piece as it looks with these values of its props. */
export interface Variant {
  values: Readonly<Record<string, string>>
  drawing: Box
}

/** A piece of the library, with every variant that can be told from the others. */
export interface Piece {
  name: string
  /** Part of the sidebar: a page of the file. */
  group: string
  description: string
  /** Page of documentation. */
  id: string
  /** Subpath of the package that exports it. */
  entry: string
  /** Props that are words on it, with those it shows at first. */
  texts: Readonly<Record<string, string>>
  /** Props of whose values a designer chooses, the value at first before the others. */
  axes: Readonly<Record<string, readonly string[]>>
  variants: readonly Variant[]
}
