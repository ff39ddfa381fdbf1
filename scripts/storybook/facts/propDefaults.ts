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

/** Names of the components of a file, with the defaults that they write down. */
function componentsIn(text: string) {
  const source = ts.createSourceFile('piece.tsx', text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter(isComponent)
    .map((node) => {
      const defaults: PropDefaults = Object.fromEntries(patternsIn(node).flatMap(defaultsOf))
      return [node.name?.text, defaults] as const
    })
}

/**
 * Defaults of the props of a piece: its own, and those of the components in its folder that it hands
 * its props to under the same name. Where two of these differ none is told.
 */
export function propDefaultsOf({ name, files }: Pick<Piece, 'name' | 'files'>): PropDefaults {
  const components = files.flatMap(({ text }) => componentsIn(text))
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

/** Defaults of every piece, by its name. */
export const allPropDefaults = (
  pieces: ReadonlyMap<string, Pick<Piece, 'name' | 'files'>>,
): Readonly<Record<string, PropDefaults>> =>
  Object.fromEntries([...pieces].map(([name, piece]) => [name, propDefaultsOf(piece)]))
