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

/** Words of the model: a list of these bears their name, and any other is `items`. */
export const MODEL_LISTS: readonly string[] = [
  'categories',
  'choices',
  'endings',
  'entries',
  'findings',
  'models',
  'openSessions',
  'pages',
  'reports',
  'scenes',
  'sessions',
  'stories',
  'tags',
  'tasks',
  'turns',
  'users',
  'versions',
]

/** Lists that stand beside what a piece shows or holds, each with its reason. */
export const OTHER_LISTS: Readonly<Record<string, string>> = {
  'AdminStoryTableProps.columns': 'which of its columns show, beside its stories',
  'AdminStoryTableProps.selected': 'what is chosen of its stories',
  'AnswerListProps.path': 'a place in the structure, not a list',
  'AsideNoteProps.asked': 'choices that a question is about',
  'ChoiceListProps.chances': 'how likely choices are to succeed, beside the choices',
  'ChoiceListProps.locked': 'choices that are closed, beside those that are open',
  'DayBarsProps.also': 'what the table of a chart tells beside the bars',
  'DayBarsProps.days': 'the other axis of a chart',
  'DayBarsProps.series': 'the rows of bars of a chart',
  'EndingCardProps.finishedTasks': 'tasks that the ending has brought, beside its ways on',
  'HomeScreenProps.slides': 'slides of the banner, beside rows of stories',
  'LandingScreenProps.pictures': 'one for each step that is told',
  'ModelPickerProps.fitting': 'which of the models suit the story',
  'PagerProps.perPageItems': 'what `perPage` is one of',
  'PasswordInputProps.rules': 'what is asked of the value',
  'ProfileFormProps.drawnAvatars': 'what one field of a form offers',
  'ProgressScreenProps.panels': 'panels of tasks, beside the summary',
  'ReadingSettingsProps.fitting': 'which of the models suit the story',
  'StoryConflictProps.clashes': 'parts that two have changed, beside who it was',
  'StoryDemoProps.asked': 'choices that a question is about',
  'StoryDemoProps.asks': 'fields of the scene, beside its choices',
  'StoryDemoProps.chances': 'how likely choices are to succeed, beside the choices',
  'StoryDemoProps.locked': 'choices that are closed, beside those that are open',
  'WriteAnswerProps.people': 'the cast, of whom one may speak',
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

const withoutUndefined = (type: string) => type.replace(/\s*\|\s*(undefined|null)/g, '')
const isList = ({ type }: Prop) =>
  /^(readonly .+\[\]|ReadonlyArray<.+>)$/s.test(withoutUndefined(type))

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

function listFault(prop: Prop): string | undefined {
  const { piece, name } = prop
  if (!isPiece(prop) || !isList(prop) || name === 'items' || name === 'value') return undefined
  const isNamed = MODEL_LISTS.includes(name) || Object.hasOwn(OTHER_LISTS, `${piece}.${name}`)
  return isNamed ? undefined : 'is items elsewhere'
}

function faultOf(prop: Prop, names: ReadonlySet<string>): string | undefined {
  const old = OLD_WORDS.find(([pattern]) => pattern.test(prop.name))
  return old ? `is ${old[1]} elsewhere` : (handlerFault(prop, names) ?? listFault(prop))
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
