import ts from 'typescript'

import type { Piece } from './pieces.ts'

/** Defaults by the name of the prop, as they are written. */
export type PropDefaults = Readonly<Record<string, string>>

/** Longer than this, a default is read where it stands. */
const LONGEST = 40

const nameOf = ({ propertyName, name }: ts.BindingElement) =>
  (propertyName ?? name).getText().replaceAll("'", '')

/** Defaults that a pattern such as `{ size = 'medium', ...props }` gives. */
const defaultsOf = (pattern: ts.ObjectBindingPattern): (readonly [string, string])[] =>
  pattern.elements.flatMap((element) => {
    const written = element.initializer?.getText().replaceAll(/\s+/g, ' ')
    return written !== undefined && written.length <= LONGEST ? [[nameOf(element), written]] : []
  })

const isComponent = (node: ts.FunctionLikeDeclaration) =>
  node.name !== undefined && /^[A-Z]/.test(node.name.getText())

/** Patterns that take the props of a component apart: in its parameter, or in its first lines. */
function patternsIn(node: ts.FunctionLikeDeclaration): ts.ObjectBindingPattern[] {
  const name = node.parameters[0]?.name
  if (name === undefined) return []
  if (ts.isObjectBindingPattern(name)) return [name]
  const statements = node.body && ts.isBlock(node.body) ? node.body.statements : []
  return [...statements]
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === name.getText())
    .flatMap(({ name: taken }) => (ts.isObjectBindingPattern(taken) ? [taken] : []))
}

/** Components of a file, with what takes their props apart. */
function componentsIn(text: string) {
  const source = ts.createSourceFile('piece.tsx', text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter(isComponent)
    .map((node) => [node, patternsIn(node)] as const)
}

/**
 * Defaults of the props of a piece: its own, and those of the components in its folder that it hands
 * its props to under the same name. Where two of these differ none is told.
 */
export function propDefaultsOf({ name, files }: Pick<Piece, 'name' | 'files'>): PropDefaults {
  const components = files
    .flatMap(({ text }) => componentsIn(text))
    .map(([node, patterns]) => {
      const defaults: PropDefaults = Object.fromEntries(patterns.flatMap(defaultsOf))
      return [node.name?.text, defaults] as const
    })
  const own = components.find(([component]) => component === name)?.[1] ?? {}
  const inner = Object.groupBy(
    components.flatMap(([, defaults]) => Object.entries(defaults)),
    ([prop]) => prop,
  )
  const agreed = Object.entries(inner).flatMap(([prop, found = []]) => {
    const [value, ...others] = new Set(found.map(([, written]) => written))
    return value !== undefined && others.length === 0 ? [[prop, value] as const] : []
  })
  return { ...Object.fromEntries(agreed), ...own }
}

/** Pieces that a piece hands props on to as they came, by `{...rest}`. */
const handedTo = (text: string) =>
  [...text.matchAll(/<([A-Z]\w*)\b[^>]*\{\.\.\.\w+\}/g)].map(([, name = '']) => name)

/** Props that a component takes for itself, whatever it makes of them. */
function takenIn(text: string, name: string): readonly string[] {
  return componentsIn(text)
    .flatMap(([node, patterns]) => (node.name?.text === name ? patterns : []))
    .flatMap(({ elements }) => elements.filter(({ dotDotDotToken }) => !dotDotDotToken).map(nameOf))
}

type Pieces = ReadonlyMap<string, Pick<Piece, 'name' | 'files'>>

/** Own defaults, and those of the pieces that get the rest of the props. */
function saidOf(piece: Pick<Piece, 'name' | 'files'>, others: (name: string) => PropDefaults) {
  const { name, files } = piece
  const text = files.find(({ path }) => path.endsWith(`${name}.tsx`))?.text ?? ''
  const taken = takenIn(text, name)
  const handed = handedTo(text)
    .flatMap((other) => Object.entries(others(other)))
    .filter(([prop]) => !taken.includes(prop))
  return { ...Object.fromEntries(handed), ...propDefaultsOf(piece) }
}

/**
 * Defaults of every piece, by its name: its own, and those of the pieces that it hands the rest to.
 */
export function allPropDefaults(pieces: Pieces): Readonly<Record<string, PropDefaults>> {
  const known = new Map<string, PropDefaults>()
  const find = (name: string): PropDefaults => {
    const found = known.get(name)
    const piece = pieces.get(name)
    if (found !== undefined || piece === undefined) return found ?? {}
    // Whoever draws itself, through others too, learns nothing from itself.
    known.set(name, {})
    const said = saidOf(piece, find)
    known.set(name, said)
    return said
  }
  return Object.fromEntries([...pieces.keys()].map((name) => [name, find(name)]))
}
