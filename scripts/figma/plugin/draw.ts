import type {
  ComponentNode,
  FontName,
  FrameNode,
  Paint,
  PluginAPI,
  RectangleNode,
  RGB,
  SolidPaint,
  TextNode,
} from '@figma/plugin-typings/plugin-api-standalone'

import type {
  Box,
  Flow,
  Paint as Colour,
  Picture,
  Shape,
  Sides,
  Vector,
  Words,
} from '../drawing.ts'
import type { Variables } from './variables.ts'

/** What the pen holds while it draws. */
export interface Pen {
  figma: PluginAPI
  variables: Variables
  /** Names of colours by the markers that stand for them in icons. */
  markers: ReadonlyMap<string, string>
  /** The face that there is for the one wanted. */
  fontOf: (words: Words) => FontName
}

type Ground = FrameNode | ComponentNode

const channels = (hex: string): RGB => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return { r, g, b }
}

/** A colour that follows the theme, where it is one of the theme's. */
function paint({ figma, variables }: Pen, colour: Colour): SolidPaint {
  const [name = '', alpha = '1'] = colour.split('@')
  const solid: SolidPaint = {
    type: 'SOLID',
    color: name.startsWith('#') ? channels(name) : { r: 0, g: 0, b: 0 },
    opacity: Number(alpha),
  }
  const variable = variables.named(name)
  return variable ? figma.variables.setBoundVariableForPaint(solid, 'color', variable) : solid
}

type Bindable = Parameters<FrameNode['setBoundVariable']>[0]

/** Sets a length, by its variable where there is one that is worth as much. */
function setLength(
  { variables }: Pen,
  node: Ground | RectangleNode,
  group: string,
  lengths: Partial<Record<Bindable, number>>,
) {
  for (const [field, value] of Object.entries(lengths)) {
    Object.assign(node, { [field]: value })
    const variable = value > 0 ? variables.worth(group, value) : undefined
    if (variable) node.setBoundVariable(field as Bindable, variable)
  }
}

function setRadius(pen: Pen, node: Ground | RectangleNode, radius: Sides | undefined) {
  const [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius] = radius ?? [
    0, 0, 0, 0,
  ]
  setLength(pen, node, 'radius', {
    topLeftRadius,
    topRightRadius,
    bottomRightRadius,
    bottomLeftRadius,
  })
}

function layOut(pen: Pen, node: Ground, { padding, ...flow }: Flow) {
  const isRow = flow.direction === 'HORIZONTAL'
  node.layoutMode = flow.direction
  // A column is as high as what it holds; a row keeps its height, and its width unless it hugs.
  node.primaryAxisSizingMode = !isRow || flow.isHugging ? 'AUTO' : 'FIXED'
  node.counterAxisSizingMode = !isRow && flow.isHugging ? 'AUTO' : 'FIXED'
  node.primaryAxisAlignItems = flow.main
  node.counterAxisAlignItems = flow.cross
  node.strokesIncludedInLayout = true
  const [paddingTop, paddingRight, paddingBottom, paddingLeft] = padding
  const lengths = { itemSpacing: flow.gap, paddingTop, paddingRight, paddingBottom, paddingLeft }
  setLength(pen, node, 'space', lengths)
}

/** Makes a frame, or a component that may hold an earlier drawing, look like a box. */
export function drawInto(pen: Pen, node: Ground, box: Box) {
  for (const child of node.children) child.remove()
  node.layoutMode = 'NONE'
  node.resize(Math.max(box.width, 1), Math.max(box.height, 1))
  node.fills = box.fill === undefined ? [] : [paint(pen, box.fill)]
  node.strokes = box.stroke ? [paint(pen, box.stroke.paint)] : []
  node.strokeAlign = 'INSIDE'
  if (box.stroke) {
    const [strokeTopWeight, strokeRightWeight, strokeBottomWeight, strokeLeftWeight] =
      box.stroke.widths
    Object.assign(node, { strokeTopWeight, strokeRightWeight })
    Object.assign(node, { strokeBottomWeight, strokeLeftWeight })
  }
  setRadius(pen, node, box.radius)
  node.opacity = box.opacity ?? 1
  node.clipsContent = box.isClipped === true
  if (box.flow) layOut(pen, node, box.flow)
  for (const shape of box.shapes) place(pen, node, box, shape)
}

function place(pen: Pen, parent: Ground, box: Box, shape: Shape) {
  const node = draw(pen, shape)
  parent.appendChild(node)
  if (box.flow && shape.isAbsolute === true) node.layoutPositioning = 'ABSOLUTE'
  if (!box.flow || shape.isAbsolute === true) {
    node.x = shape.x
    node.y = shape.y
    return
  }
  const [, right, , left] = box.flow.padding
  const [, rightLine, , leftLine] = box.stroke?.widths ?? [0, 0, 0, 0]
  const room = box.width - right - left - rightLine - leftLine
  const isWide = box.flow.direction === 'VERTICAL' && shape.width >= room - 1
  const isHugging = shape.kind === 'box' ? shape.flow?.isHugging === true : shape.kind !== 'words'
  if (isWide && !isHugging) node.layoutAlign = 'STRETCH'
}

function drawWords(pen: Pen, words: Words): TextNode {
  const node = pen.figma.createText()
  const { family, ...font } = pen.fontOf(words)
  node.fontName = { family, ...font }
  node.characters = words.text
  node.name = words.text.slice(0, 40)
  node.fontSize = words.size
  const size = pen.variables.worth('size', words.size)
  if (size) node.setBoundVariable('fontSize', size)
  node.lineHeight = { unit: 'PIXELS', value: words.leading }
  node.letterSpacing = { unit: 'PIXELS', value: words.tracking }
  node.textAlignHorizontal = words.align
  node.fills = [paint(pen, words.fill)]
  node.textAutoResize = words.lines > 1 ? 'HEIGHT' : 'WIDTH_AND_HEIGHT'
  // A pixel more, for another machine's letters may be a little wider.
  if (words.lines > 1) node.resize(words.width + 1, words.height)
  return node
}

const hexOf = ({ r, g, b }: RGB) =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The paints of an icon with variables in the places of their markers. */
const unmarked = (pen: Pen, paints: readonly Paint[]): Paint[] =>
  paints.map((one) => {
    const name = one.type === 'SOLID' ? pen.markers.get(hexOf(one.color)) : undefined
    return name === undefined ? one : { ...paint(pen, name), opacity: one.opacity ?? 1 }
  })

function drawVector(pen: Pen, vector: Vector): FrameNode {
  const node = pen.figma.createNodeFromSvg(vector.svg)
  node.name = 'icon'
  for (const part of node.findAll(() => true)) {
    if (!('fills' in part) || !('strokes' in part)) continue
    if (typeof part.fills !== 'symbol') part.fills = unmarked(pen, part.fills)
    part.strokes = unmarked(pen, part.strokes)
  }
  return node
}

/** Content is not of the library: where it goes there is a ground. */
function drawPicture(pen: Pen, picture: Picture): RectangleNode {
  const node = pen.figma.createRectangle()
  node.name = picture.name
  node.resize(Math.max(picture.width, 1), Math.max(picture.height, 1))
  node.fills = [paint(pen, 'color/raised')]
  setRadius(pen, node, picture.radius)
  return node
}

function draw(pen: Pen, shape: Shape) {
  if (shape.kind === 'words') return drawWords(pen, shape)
  if (shape.kind === 'vector') return drawVector(pen, shape)
  if (shape.kind === 'picture') return drawPicture(pen, shape)
  const node = pen.figma.createFrame()
  node.name = shape.name
  drawInto(pen, node, shape)
  return node
}
