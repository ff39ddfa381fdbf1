import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import type { Light, Tint } from '../manners/light.ts'
import type { KnownScene } from '../scene/scene.ts'
import type { Definitions } from './definitions.ts'
import type { Detail } from './detail.ts'
import { fillAttributes, strokeAttributes, type Paint, type Stroke, type Texture } from './ink.ts'
import { PAGE, Pen, type Placement } from './pen.ts'
import { tubeOutline, type Shape } from './points.ts'
import { seedOf } from '@kathasagar/story'

import { seededRandom, type Random } from './seededRandom.ts'
import type { View } from './view.ts'

/** Position and style. Missing values are inherited. */
export interface Spot {
  x: number
  y: number
  /** Page units per local unit, or one number for each axis. */
  scale?: number | readonly [x: number, y: number]
  isFlipped?: boolean
  depth?: number
  texture?: Texture
}

export interface CanvasSetting {
  scene: KnownScene
  light: Light
  view: View
  detail: Detail
  definitions: Definitions
  seed: number
}

export class Canvas {
  readonly pen = new Pen()
  readonly scene: KnownScene
  readonly light: Light
  readonly view: View
  readonly detail: Detail
  readonly definitions: Definitions
  readonly key: ImageModelKey
  private readonly seed: number
  private readonly drawn = new Map<string, number>()
  private marks: string[] = []
  private depth = 0
  private texture: Texture = 'scenery'

  constructor(setting: CanvasSetting) {
    this.scene = setting.scene
    this.light = setting.light
    this.view = setting.view
    this.detail = setting.detail
    this.definitions = setting.definitions
    this.seed = setting.seed
    this.key = setting.light.key
    this.pen.steps = setting.detail.steps
  }

  /** Page units per local unit. */
  get unit(): number {
    return Math.abs(this.pen.placement.scaleY)
  }

  get currentDepth(): number {
    return this.depth
  }

  /** Returns one generator per part, so that omitting a part does not change others. */
  random(part: string): Random {
    const times = this.drawn.get(part) ?? 0
    this.drawn.set(part, times + 1)
    return seededRandom(seedOf([this.seed, this.key, this.scene.place, part, times].join(' ')))
  }

  /** Scales a count by the level of detail, at least 1. */
  some(count: number): number {
    return Math.max(1, Math.round(count * this.detail.scatter))
  }

  at(spot: Spot, draw: () => void): void {
    const { placement } = this.pen
    const { depth, texture } = this
    this.pen.placement = this.placementOf(spot)
    this.depth = spot.depth ?? depth
    this.texture = spot.texture ?? texture
    draw()
    this.pen.placement = placement
    this.depth = depth
    this.texture = texture
  }

  /** Draws a motif once with integer coordinates, then repeats it by reference. */
  stamp(name: string, spot: Spot, draw: () => void): void {
    const depth = spot.depth ?? this.depth
    const texture = spot.texture ?? this.texture
    const id = this.definitions.idOf(
      `stamp ${name} ${depth} ${texture}`,
      (own) => `<g id="${own}">${this.recorded({ x: 0, y: 0, depth, texture }, draw)}</g>`,
    )
    const { x, y, scaleX, scaleY } = this.placementOf(spot)
    const scale = scaleX === scaleY ? short(scaleX) : `${short(scaleX)} ${short(scaleY)}`
    const place = `${this.pen.number(x)} ${this.pen.number(y)}`
    this.raw(`<use href="#${id}" transform="translate(${place}) scale(${scale})"/>`)
  }

  fill(path: string, tint: Tint, paint: Paint = {}): void {
    const attributes = fillAttributes(this, tint, { ...paint, texture: this.texture })
    this.raw(`<path d="${path}" ${attributes}/>`)
  }

  /** Merges consecutive lines of the same style into one path. */
  stroke(path: string, tint: Tint, width: number, stroke: Stroke = {}): void {
    const tail = `" ${strokeAttributes(this, tint, width, stroke)}/>`
    const last = this.marks.at(-1)
    if (last?.startsWith('<path d=') && last.endsWith(tail)) {
      this.marks[this.marks.length - 1] = last.slice(0, -tail.length) + path + tail
    } else this.raw(`<path d="${path}${tail}`)
  }

  shape(shape: Shape, tint: Tint, paint?: Paint): void {
    this.fill(this.pen.curve(shape), tint, paint)
  }

  polygon(shape: Shape, tint: Tint, paint?: Paint): void {
    this.fill(this.pen.polygon(shape), tint, paint)
  }

  tube(centre: Shape, radii: number | readonly number[], tint: Tint, paint?: Paint): void {
    this.fill(this.pen.curve(tubeOutline(centre, radii)), tint, paint)
  }

  box(box: readonly [number, number, number, number], tint: Tint, paint?: Paint): void {
    this.fill(this.pen.box(...box), tint, paint)
  }

  /** x, y and radius. A second radius makes an oval. */
  disc(disc: readonly [number, number, number, number?], tint: Tint, paint?: Paint): void {
    this.fill(this.pen.oval(...disc), tint, paint)
  }

  ring(ring: readonly [number, number, number, number?], tint: Tint, width: number): void {
    this.stroke(this.pen.oval(...ring), tint, width)
  }

  thread(shape: Shape, tint: Tint, width: number, stroke?: Stroke): void {
    this.stroke(this.pen.curve(shape, true), tint, width, stroke)
  }

  rule(shape: Shape, tint: Tint, width: number, stroke?: Stroke): void {
    this.stroke(this.pen.polygon(shape, true), tint, width, stroke)
  }

  raw(markup: string): void {
    this.marks.push(markup)
  }

  takeMarks(): string {
    const taken = this.marks.join('')
    this.marks = []
    return taken
  }

  private recorded(spot: Spot, draw: () => void): string {
    const { marks } = this
    const { placement, steps } = this.pen
    this.marks = []
    this.pen.placement = PAGE
    this.pen.steps = 1
    this.at(spot, draw)
    const recorded = this.marks.join('')
    this.marks = marks
    this.pen.placement = placement
    this.pen.steps = steps
    return recorded
  }

  private placementOf({ x, y, scale = 1, isFlipped }: Spot): Placement {
    const { placement } = this.pen
    const [across, down] = typeof scale === 'number' ? [scale, scale] : scale
    return {
      x: this.pen.x(x),
      y: this.pen.y(y),
      scaleX: placement.scaleX * across * (isFlipped ? -1 : 1),
      scaleY: placement.scaleY * down,
    }
  }
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
