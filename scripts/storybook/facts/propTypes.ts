import ts from 'typescript'

/** Types by the name of the prop, in one line each, as they are written. */
export type PropTypes = Readonly<Record<string, string>>

interface Declared {
  own: PropTypes
  /** Types that it is made of besides: what it extends, or is another name for. */
  parents: readonly string[]
}

const namesIn = (text: string) =>
  [...text.replaceAll(/'[^']*'/g, '').matchAll(/[A-Z]\w+/g)].map(([name]) => name)

const membersOf = (declaration: ts.InterfaceDeclaration): PropTypes =>
  Object.fromEntries(
    declaration.members
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [
        name.getText().replaceAll("'", ''),
        (type?.getText() ?? '').replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, ''),
      ]),
  )

function declaredIn(text: string): readonly (readonly [name: string, Declared])[] {
  const source = ts.createSourceFile('piece.tsx', text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement)) {
      const parents = (statement.heritageClauses ?? []).flatMap((it) => namesIn(it.getText()))
      return [[statement.name.text, { own: membersOf(statement), parents }] as const]
    }
    if (!ts.isTypeAliasDeclaration(statement)) return []
    return [[statement.name.text, { own: {}, parents: namesIn(statement.type.getText()) }] as const]
  })
}

function allOf(name: string, types: ReadonlyMap<string, Declared>, seen: readonly string[] = []) {
  const declared = types.get(name)
  if (declared === undefined || seen.includes(name)) return {}
  const inherited: PropTypes[] = declared.parents
    .toReversed()
    .map((parent) => allOf(parent, types, [...seen, name]))
  return Object.assign({}, ...inherited, declared.own) as PropTypes
}

/**
 * What is written of the props of every piece, by its name: those of `CardProps` are Card's, with
 * all that they extend, wherever it stands. A type of the same file is meant before one of another.
 */
export function propTypesIn(texts: readonly string[]): Readonly<Record<string, PropTypes>> {
  const files = texts.map(declaredIn)
  const everywhere = files.flat()
  return Object.fromEntries(
    files.flatMap((declared) => {
      const types = new Map([...everywhere, ...declared])
      return declared
        .filter(([name]) => name.endsWith('Props'))
        .map(([name]) => [name.replace(/Props$/, ''), allOf(name, types)] as const)
    }),
  )
}
