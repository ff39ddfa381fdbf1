import type { Piece, VariedText } from '@kathasagar/story'
import { plainNames, say, type PlayedStructure, type Wording } from './writtenStory.ts'

const SIGNS = {
  and: 'and',
  or: 'or',
  '==': 'is',
  '!=': 'isnot',
  '<': 'lt',
  '<=': 'lte',
  '>': 'gt',
  '>=': 'gte',
}

/** Passages that SugarCube takes for its own; no scene is called so. */
const SPECIAL: ReadonlySet<string> = new Set(
  (
    'PassageDone PassageFooter PassageHeader PassageReady StoryAuthor StoryBanner StoryCaption ' +
    'StoryData StoryDisplayTitle StoryIncludes StoryInit StoryInterface StoryMenu StorySettings ' +
    'StoryShare StorySubtitle StoryTitle'
  ).split(' '),
)

/** What a story is called in Twee. */
export interface Naming {
  structure: PlayedStructure
  passage: (name: string) => string
  variable: (name: string) => string
  wording: Wording
  /** How many groups are told in an order, each with a variable of its own that counts. */
  groups: number
}

export function namingOf(structure: PlayedStructure): Naming {
  const { state = {} } = structure
  const variable = plainNames(Object.keys(state), 'v_')
  const isTyped = (name: string) => Object.hasOwn(state, name) && 'typed' in (state[name] ?? {})
  return {
    structure,
    passage: plainNames(Object.keys(structure.nodes), '', SPECIAL),
    variable,
    wording: {
      name: (name) => `$${variable(name)}`,
      text: quoted,
      signs: SIGNS,
      not: 'not',
      isTyped,
    },
    groups: 0,
  }
}

/** A text that varies as what SugarCube tells, its macros and all. */
export const write = (naming: Naming, text: VariedText): string =>
  text.map((piece) => writePiece(naming, piece)).join('')

function writePiece(naming: Naming, piece: Piece): string {
  const { wording } = naming
  if (typeof piece === 'string') return plain(piece)
  if (piece.kind === 'value') return `<<print ${say(piece.of, wording)}>>`
  if (piece.kind === 'if') {
    const otherwise = piece.otherwise.length > 0 ? `<<else>>${write(naming, piece.otherwise)}` : ''
    return `<<if ${say(piece.condition, wording)}>>${write(naming, piece.so)}${otherwise}<</if>>`
  }
  return writeGroup(naming, piece)
}

/** One part of a group after the other, by a variable that counts how often it was told. */
function writeGroup(
  naming: Naming,
  { kind, parts }: Extract<Exclude<Piece, string>, { parts: unknown }>,
): string {
  naming.groups += 1
  const counter = `$told_${naming.groups}`
  const count = parts.length
  const most = kind === 'once' ? count + 1 : count
  const next =
    kind === 'cycle'
      ? `<<if ${counter} gte ${count}>><<set ${counter} to 1>><<else>><<set ${counter} to ${counter} + 1>><</if>>`
      : `<<set ${counter} to Math.min(${counter} + 1, ${most})>>`
  const told = parts.map(
    (part, at) => `<<${at === 0 ? 'if' : 'elseif'} ${counter} is ${at + 1}>>${write(naming, part)}`,
  )
  return `${next}${told.join('')}<</if>>`
}

/** Signs that SugarCube would take for its own are written as what a page calls them. */
const MARKUP =
  /[<>&[\]$@`\\{}|]|''|\/\/|__|==|~~|\^\^|""|--|_(?=[A-Za-z])|\/[*%]|^[!*#>;:-]|^"{2,}/gmu

/** Words that stay words. */
export const plain = (text: string) =>
  text.replace(MARKUP, (found) =>
    Array.from(found, (sign) => `&#${sign.codePointAt(0) ?? 0};`).join(''),
  )

/** Words in quotes, on one line. */
export const quoted = (text: string) =>
  `"${text
    .replace(/["\\]/gu, String.raw`\$&`)
    .replace(/[<>]/gu, (sign) => (sign === '<' ? '‹' : '›'))
    .replace(/\s+/gu, ' ')}"`
