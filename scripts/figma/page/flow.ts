import type { Flow, Shape, Sides } from '../drawing.ts'

/** Nearer than this counts as the same. */
const SLACK = 1

const isNear = (one: number, other: number) => Math.abs(one - other) <= SLACK
const areNear = (values: readonly number[]) =>
  values.every((value) => isNear(value, values[0] ?? 0))
const tenth = (value: number) => Math.round(value * 10) / 10

interface Span {
  from: number
  to: number
}

const along = (shape: Shape, isRow: boolean): Span =>
  isRow
    ? { from: shape.x, to: shape.x + shape.width }
    : { from: shape.y, to: shape.y + shape.height }

interface Room {
  width: number
  height: number
  /** Lines of the box, inside of which it lays. */
  border: Sides
}

/** How they stand across the flow; undefined where they stand in no line. */
function crossOf(spans: readonly Span[], room: Span): Flow['cross'] | undefined {
  const middle = (room.from + room.to) / 2
  if (spans.every(({ from, to }) => isNear((from + to) / 2, middle))) return 'CENTER'
  if (areNear(spans.map(({ from }) => from))) return 'MIN'
  return areNear(spans.map(({ to }) => to)) ? 'MAX' : undefined
}

function mainOf(style: CSSStyleDeclaration, count: number): Flow['main'] {
  if (!style.display.includes('flex')) return 'MIN'
  if (style.justifyContent === 'center') return 'CENTER'
  return style.justifyContent === 'space-between' && count > 1 ? 'SPACE_BETWEEN' : 'MIN'
}

function flowAlong(shapes: readonly Shape[], room: Room, isRow: boolean) {
  const spans = shapes.map((shape) => along(shape, isRow))
  const gaps = spans.slice(1).map(({ from }, place) => from - (spans[place]?.to ?? 0))
  if (!areNear(gaps) || gaps.some((gap) => gap < -SLACK)) return undefined
  const across = shapes.map((shape) => along(shape, !isRow))
  const [top, right, bottom, left] = room.border
  const inner = isRow
    ? { from: top, to: room.height - bottom }
    : { from: left, to: room.width - right }
  const cross = crossOf(across, inner)
  return cross && { gap: Math.max(0, tenth(gaps[0] ?? 0)), cross }
}

/** The air between a box's lines and what it holds. */
function paddingOf(shapes: readonly Shape[], { width, height, border }: Room): Sides {
  const [top, right, bottom, left] = border
  const air = (value: number) => Math.max(0, tenth(value))
  return [
    air(Math.min(...shapes.map(({ y }) => y)) - top),
    air(width - right - Math.max(...shapes.map((shape) => shape.x + shape.width))),
    air(height - bottom - Math.max(...shapes.map((shape) => shape.y + shape.height))),
    air(Math.min(...shapes.map(({ x }) => x)) - left),
  ]
}

/**
 * The auto layout that puts these shapes where they stand, found by where they stand: what a style
 * sheet lays by margins, grids or blocks is found as well, and what nothing would put there is left
 * where it is.
 */
export function flowOf(
  shapes: readonly Shape[],
  room: Room,
  style: CSSStyleDeclaration,
): Flow | undefined {
  if (shapes.length === 0) return undefined
  const isRowFirst = style.display.includes('flex') && style.flexDirection.startsWith('row')
  for (const isRow of [isRowFirst, !isRowFirst]) {
    const found = flowAlong(shapes, room, isRow)
    if (found)
      return {
        direction: isRow ? 'HORIZONTAL' : 'VERTICAL',
        ...found,
        padding: paddingOf(shapes, room),
        main: mainOf(style, shapes.length),
        isHugging: style.display.startsWith('inline'),
      }
  }
  return undefined
}
