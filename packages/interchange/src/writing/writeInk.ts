import {
  type Choice,
  type Piece,
  type Sets,
  startOf,
  type StateValue,
  type StoryNode,
  type VariedText,
} from '@kathasagar/story'
import { changeOf, drawOf, type WrittenDraw } from './changeOf.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import {
  chanceIn,
  guardedChoices,
  plainNames,
  playedState,
  say,
  textOf,
  type PlayedStructure,
  type Wording,
} from './writtenStory.ts'

const SIGNS = { and: '&&', or: '||' }

/** What a story is called in ink. */
interface Naming {
  structure: PlayedStructure
  knot: (name: string) => string
  variable: (name: string) => string
  wording: Wording
}

/**
 * A story as ink: a knot for each scene, sticky choices, what it remembers as variables. People,
 * reactions and the like, which ink has no place for, stay behind.
 */
export function writeInk(story: ExportedStory): string {
  const { title } = story
  const structure = playedState(story)
  const { state = {}, nodes } = structure
  const variable = plainNames(Object.keys(state), 'v_')
  const naming: Naming = {
    structure,
    knot: plainNames(Object.keys(nodes), 'scene_'),
    variable,
    wording: { name: variable, text: quoted, signs: SIGNS, not: 'not' },
  }
  const declared = Object.entries(state).map(([name, one]) => {
    return `VAR ${variable(name)} = ${written(startOf(one))}`
  })
  return [
    `# title: ${title.replace(/\s+/gu, ' ')}`,
    ...declared,
    `-> ${naming.knot(structure.start_node)}`,
    ...Object.entries(nodes).map(([name, node]) => knotOf(naming, name, node)),
    '',
  ].join('\n\n')
}

function knotOf(naming: Naming, name: string, node: StoryNode): string {
  const { structure, knot, wording } = naming
  const choices = guardedChoices(structure, node).map(({ choice, guard }) => {
    const asked = guard === null ? '' : `{${say(guard, wording)}} `
    const lines = wayOf(naming, choice)
    return `+ ${asked}[${plain(choice.text)}]\n${lines.map((line) => `  ${line}`).join('\n')}`
  })
  return [
    `=== ${knot(name)} ===`,
    ...setsOf(naming, node.enters?.sets),
    write(wording, textOf(structure, node.text)),
    ...(choices.length > 0 ? choices : ['-> END']),
  ].join('\n')
}

/** What comes of a choice; of one that may fail, either. */
function wayOf(naming: Naming, { sets, target, check }: Choice): string[] {
  const { structure, knot, wording } = naming
  const taken = [...setsOf(naming, sets), `-> ${knot(target)}`]
  if (!check) return taken
  const { fails } = check
  const chance = chanceIn(structure, check, wording, (sum, by) => `(${sum}) / ${by}`)
  const told = write(wording, textOf(structure, fails.text))
  return [
    `{ RANDOM(1, 100) <= ${chance}:`,
    ...taken,
    '- else:',
    ...setsOf(naming, fails.sets),
    ...told.split('\n'),
    `-> ${knot(fails.target)}`,
    '}',
  ]
}

/** What is set stays within what its variable can be. */
function setsOf({ structure, variable }: Naming, sets: Sets | undefined): string[] {
  const { state = {} } = structure
  return Object.entries(sets ?? {}).flatMap(([name, value]) => {
    const one = Object.hasOwn(state, name) ? state[name] : undefined
    if (!one) return []
    const own = variable(name)
    const draw = drawOf(one, value)
    if (draw) return drawnIn(own, draw)
    if ('number' in one) {
      const [least, most] = one.number
      const sum =
        typeof value === 'string' ? (changeOf(own, value, (whole) => whole) ?? own) : String(value)
      return [`~ ${own} = MAX(${least}, MIN(${most}, ${sum}))`]
    }
    return [`~ ${own} = ${written(value)}`]
  })
}

/** Chance of ink gives whole numbers: of a list it draws the place. */
function drawnIn(name: string, draw: WrittenDraw): string[] {
  if ('from' in draw) return [`~ ${name} = RANDOM(${draw.from}, ${draw.to})`]
  const cases = draw.values.map((value, at) => `- ${at + 1}: ~ ${name} = ${written(value)}`)
  return [`{ RANDOM(1, ${draw.values.length}):`, ...cases, '}']
}

const written = (value: StateValue) => (typeof value === 'string' ? quoted(value) : String(value))

const write = (wording: Wording, text: VariedText): string => writeIn(text, { wording, say: plain })

/** What stands in braces: a colon there would make a condition of the words before it. */
const writeWithin = (wording: Wording, text: VariedText): string =>
  writeIn(text, { wording, say: (words) => plain(words).replaceAll(':', String.raw`\:`) })

interface Telling {
  wording: Wording
  /** Writes words of the story. */
  say: (words: string) => string
}

const writeIn = (text: VariedText, telling: Telling): string =>
  text.map((piece, at) => writePiece(telling, piece, glueBefore(text[at + 1]))).join('')

/** Glue takes away the break that a story has there. */
const glueBefore = (next: Piece | undefined) =>
  typeof next === 'string' && next.startsWith('\n') ? '' : '<>'

function writePiece({ wording, say: told }: Telling, piece: Piece, glue: string): string {
  if (typeof piece === 'string') return told(piece)
  if (piece.kind === 'value') return `{${say(piece.of, wording)}}`
  if (piece.kind === 'if') {
    const [one, other] = [writeWithin(wording, piece.so), writeWithin(wording, piece.otherwise)]
    const condition = say(piece.condition, wording)
    // ink wants words where a condition holds.
    const [asked, so, otherwise] =
      one === '' ? [`not ${condition}`, other, ''] : [condition, one, other]
    if (!`${so}${otherwise}`.includes('\n'))
      return `{${asked}:${so}${otherwise === '' ? '' : `|${otherwise}`}}`
    return `<>\n{${asked}:\n<>${so}${glue}\n${otherwise === '' ? '' : `- else:\n<>${otherwise}${glue}\n`}}\n${glue}`
  }
  const parts = piece.parts.map((part) => guarded(writeWithin(wording, part)))
  if (!parts.join('').includes('\n')) return `{${MARKS[piece.kind]}${parts.join('|')}}`
  return `<>\n{${WORDS[piece.kind]}:\n${parts.map((part) => `- <>${part}${glue}`).join('\n')}\n}\n${glue}`
}

const MARKS = { sequence: '', cycle: '&', once: '!' } as const
const WORDS = { sequence: 'stopping', cycle: 'cycle', once: 'once' } as const

/** How words begin is no mark of how a sequence goes on. */
const guarded = (part: string) => part.replace(/^(\s*)([!&$])/u, String.raw`$1\$2`)

/** A backslash takes a sign as it is; so no word of a story is a mark of ink. */
const plain = (text: string) =>
  text
    .replace(/[\\{}|#<>[\]~/*+=-]/gu, String.raw`\$&`)
    .replace(/^([ \t]*)(TODO|VAR|CONST|LIST|INCLUDE|EXTERNAL)/gmu, '$1\\$2')

/** What ink reads within a text as well, and what looks like it. */
const LOOK_ALIKES: readonly (readonly [sign: RegExp, like: string])[] = [
  [/->/gu, '→'],
  [/<-/gu, '←'],
  [/<>/gu, '‹›'],
  [/\|/gu, '¦'],
  [/#/gu, '＃'],
  [/~/gu, '∼'],
  [/\/(?=[/*])/gu, '∕'],
]

/** A text as a value; no backslash keeps a sign from being read there. */
const quoted = (text: string) => {
  const bare = text.replaceAll('"', '”').replace(/[\\{}]/gu, '')
  return `"${LOOK_ALIKES.reduce((kept, [sign, like]) => kept.replaceAll(sign, like), bare)}"`
}
