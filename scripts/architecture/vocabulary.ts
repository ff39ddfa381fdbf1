import ts from 'typescript'

/** A prop of a piece. */
export interface Prop {
  /** File from the root. */
  file: string
  /** Interface that names it, such as `DialogProps`. */
  piece: string
  name: string
  /** Its type as it is written. */
  type: string
}

/** Words for a thing that has another name everywhere else. */
const OLD_WORDS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/^on(Cancel|Stay|Dismiss|Hide|Abort)$/, 'onClose'],
  [/^on(Select|Pick|Choose|Set|ValueChange)$/, 'onChange, onChoice or onAction'],
  [/^onChange[A-Z]/, 'on<Name>Change'],
  [
    /^is(Loading|Starting|Saving|Sending|Copying|Thinking|Stale|LoggingOut|Reviewing|Pending|Submitting)/,
    'isBusy',
  ],
  [/^(selectedKeys?|chosen|current(Value|Key))$/, 'value'],
]

const membersOf = (node: ts.InterfaceDeclaration, file: string, source: ts.SourceFile): Prop[] =>
  node.members.flatMap((member) =>
    ts.isPropertySignature(member) && ts.isIdentifier(member.name)
      ? {
          file,
          piece: node.name.text,
          name: member.name.text,
          type: member.type?.getText(source) ?? 'any',
        }
      : [],
  )

/** Props that a file gives to others, in interfaces such as `DialogProps`. */
export function exportedProps(code: string, file: string): Prop[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return source.statements.flatMap((node) =>
    ts.isInterfaceDeclaration(node) &&
    node.name.text.endsWith('Props') &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? membersOf(node, file, source)
      : [],
  )
}

/** A piece of the book, and no part that one of them is made of. */
function isPiece({ file, piece }: Prop) {
  const name = piece.replace(/Props$/, '')
  return file.endsWith(`/${name}/${name}.tsx`)
}

const VALUES: readonly string[] = ['value', 'values', 'isSelected']

function handlerFault(prop: Prop, names: ReadonlySet<string>): string | undefined {
  const { name, type } = prop
  const [, first, rest] = /^on([A-Z])(\w*)$/.exec(name) ?? []
  const chosen = first && first.toLowerCase() + rest
  if (chosen && names.has(chosen) && /=> void\)?/.test(type)) {
    return `chooses ${chosen}: it is ${name}Change elsewhere`
  }
  const isBlind = name === 'onChange' && isPiece(prop) && !VALUES.some((value) => names.has(value))
  return isBlind ? 'changes what is no value of the piece' : undefined
}

function faultOf(prop: Prop, names: ReadonlySet<string>): string | undefined {
  const old = OLD_WORDS.find(([pattern]) => pattern.test(prop.name))
  return old ? `is ${old[1]} elsewhere` : handlerFault(prop, names)
}

/** Props that say in words of their own what every other piece says alike. */
export function vocabularyFaults(props: readonly Prop[]): string[] {
  const pieces = Map.groupBy(props, ({ file, piece }) => `${file} ${piece}`)
  return [...pieces.values()].flatMap((ofPiece) => {
    const names = new Set(ofPiece.map(({ name }) => name))
    return ofPiece.flatMap((prop) => {
      const fault = faultOf(prop, names)
      return fault ? [`${prop.file}: ${prop.piece}.${prop.name} ${fault}`] : []
    })
  })
}
