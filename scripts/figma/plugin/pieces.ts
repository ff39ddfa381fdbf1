import type {
  ComponentNode,
  ComponentSetNode,
  PageNode,
  SceneNode,
  SolidPaint,
} from '@figma/plugin-typings/plugin-api-standalone'

import type { Piece, Variant } from '../drawing.ts'
import { drawInto } from './draw.ts'
import type { Pen } from './draw.ts'

type Owner = ComponentNode | ComponentSetNode

const AIR = 32

/** `variant=primary, size=small`, as Figma reads the properties of a variant. */
const variantName = ({ values }: Variant) =>
  Object.entries(values)
    .map(([prop, value]) => `${prop}=${value}`)
    .join(', ')

const isOwner = (node: SceneNode): node is Owner =>
  node.type === 'COMPONENT' || node.type === 'COMPONENT_SET'

/** The component of each variant, the one that is there already where there is one. */
function drawVariants(pen: Pen, piece: Piece, known: readonly ComponentNode[]): ComponentNode[] {
  return piece.variants.map((variant) => {
    const name = piece.variants.length > 1 ? variantName(variant) : piece.name
    const node = known.find((one) => one.name === name) ?? pen.figma.createComponent()
    node.name = name
    drawInto(pen, node, variant.drawing)
    return node
  })
}

/** A component set with these variants and no others, in rows on the ground of the theme. */
function gather(pen: Pen, page: PageNode, existing: Owner | undefined, drawn: ComponentNode[]) {
  const set =
    existing?.type === 'COMPONENT_SET' ? existing : pen.figma.combineAsVariants(drawn, page)
  for (const node of drawn) set.appendChild(node)
  const kept = new Set(drawn.map(({ id }) => id))
  for (const node of set.children) if (!kept.has(node.id)) node.remove()
  set.layoutMode = 'HORIZONTAL'
  set.layoutWrap = 'WRAP'
  set.primaryAxisSizingMode = 'FIXED'
  set.counterAxisSizingMode = 'AUTO'
  Object.assign(set, { itemSpacing: AIR, counterAxisSpacing: AIR })
  Object.assign(set, { paddingTop: AIR, paddingRight: AIR, paddingBottom: AIR, paddingLeft: AIR })
  set.resize(Math.max(1400, ...drawn.map(({ width }) => width + 2 * AIR)), set.height)
  const canvas = pen.variables.named('color/canvas')
  const solid: SolidPaint = { type: 'SOLID', color: { r: 0, g: 0, b: 0 } }
  if (canvas) set.fills = [pen.figma.variables.setBoundVariableForPaint(solid, 'color', canvas)]
  return set
}

/** Makes the words of a piece properties by the names of their props, wherever those words stand. */
function offerTexts(owner: Owner, texts: Piece['texts']) {
  const words = owner.findAllWithCriteria({ types: ['TEXT'] })
  for (const [prop, text] of Object.entries(texts)) {
    const own = words.filter(({ characters }) => characters === text)
    if (own.length === 0) continue
    const known = Object.keys(owner.componentPropertyDefinitions).find((key) =>
      key.startsWith(`${prop}#`),
    )
    const key = known ?? owner.addComponentProperty(prop, 'TEXT', text)
    for (const node of own) node.componentPropertyReferences = { characters: key }
  }
}

/** Draws a piece on its page below what is there, or anew where it stands: instances keep following it. */
export function makePiece(pen: Pen, page: PageNode, piece: Piece): Owner {
  const existing = page.children.filter(isOwner).find(({ name }) => name === piece.name)
  const known = existing?.type === 'COMPONENT_SET' ? existing.children : existing ? [existing] : []
  const components = known.filter((node) => node.type === 'COMPONENT')
  const below = Math.max(0, ...page.children.map((node) => node.y + node.height + 2 * AIR))
  const drawn = drawVariants(pen, piece, components)
  const [only] = drawn
  const owner = only && drawn.length === 1 ? only : gather(pen, page, existing, drawn)
  owner.name = piece.name
  owner.description = `${piece.description}\n\nimport { ${piece.name} } from '${piece.entry}'`
  if (owner.parent !== page) page.appendChild(owner)
  if (!existing) owner.y = below
  offerTexts(owner, piece.texts)
  return owner
}
