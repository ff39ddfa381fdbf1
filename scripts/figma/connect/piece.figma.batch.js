// The one template of Code Connect: Dev Mode shows by it the code of whichever piece is chosen.
import figma from 'figma'

const { name, entry, texts, axes } = figma.batch
const piece = figma.selectedInstance
const { renderProp, renderChildren } = figma.helpers.react

const words = texts.filter((prop) => prop !== 'children')
const chosen = (prop, values) =>
  piece.getEnum(prop, Object.fromEntries(values.map(({ shown, given }) => [shown, given])))
const props = [
  ...axes.map(({ prop, values }) => renderProp(prop, chosen(prop, values))),
  ...words.map((prop) => renderProp(prop, piece.getString(prop))),
]
const children = texts.includes('children') ? renderChildren(piece.getString('children')) : ''
const attributes = props.reduce((before, prop) => figma.code`${before}${prop}`, figma.code``)

export default {
  id: name,
  imports: [`import { ${name} } from '${entry}'`],
  example: texts.includes('children')
    ? figma.code`<${name}${attributes}>${children}</${name}>`
    : figma.code`<${name}${attributes} />`,
  metadata: { nestable: true },
}
