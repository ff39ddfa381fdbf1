import {
  chanceOf,
  type Choice,
  type ChoiceCheck,
  type Declared,
  declaredIn,
  type Expression,
  HELP,
  inventoryOf,
  isFault,
  parseCondition,
  parseVariedText,
  playRulesOf,
  type StoryNode,
  type StoryStructure,
  targetsOfChoice,
  underRules,
  type VariedText,
} from '@kathasagar/story'
import { joined, roomGuard } from './roomGuard.ts'
import { spellingsOf } from './spellings.ts'
import type { ExportedStory } from '../json/exportedStory.ts'

/** Names as another program takes them, each once: letters and digits of ASCII, and `_`. */
export function plainNames(
  names: readonly string[],
  prefix: string,
  reserved: ReadonlySet<string> = new Set(),
): (name: string) => string {
  const taken = new Set(reserved)
  const written = new Map<string, string>()
  for (const name of names) {
    const plain = name
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]+/gu, '_')
      .replace(/^_+|(?<!_)_+$/gu, '')
    const base = `${prefix}${plain.slice(0, 40) || names.indexOf(name) + 1}`
    let found = base
    for (let count = 2; taken.has(found); count += 1) found = `${base}_${count}`
    taken.add(found)
    written.set(name, found)
  }
  return (name) => written.get(name) ?? name
}

/**
 * A story with its state as play has it: health as a number, and what is carried as flags, by the rules
 * that leave with it.
 */
export function playedState({ structure, about }: ExportedStory): PlayedStructure {
  const ruled = underRules(structure, about?.game_config ?? {})
  const state = declaredIn(ruled)
  return { ...ruled, state: state ?? undefined }
}

/** A structure whose state is as play has it. */
export type PlayedStructure = Omit<StoryStructure, 'state'> & { state?: Declared | undefined }

/** How likely a check is to succeed, and what may move that: a number of the state, from its least to its most. */
export function writtenChance(
  { state = {}, rules }: PlayedStructure,
  { difficulty, helps = '' }: ChoiceCheck,
): { percent: number; help: { name: string; least: number; most: number } | null } {
  const known = Object.hasOwn(state, helps) ? state[helps] : undefined
  const percent = chanceOf(difficulty ?? playRulesOf(rules ?? {}).skill_check_difficulty)
  if (!known || !('number' in known)) return { percent, help: null }
  const [least, most] = known.number
  return { percent, help: least < most ? { name: helps, least, most } : null }
}

/** The same as a sum in another program's words: whole numbers, as `divided` divides them. */
export function chanceIn(
  structure: PlayedStructure,
  check: ChoiceCheck,
  { name }: Pick<Wording, 'name'>,
  divided: (sum: string, by: number) => string,
): string {
  const { percent, help } = writtenChance(structure, check)
  if (help === null) return String(percent)
  const { least, most } = help
  return `${percent - HELP} + ${divided(`${2 * HELP} * (${name(help.name)} - ${least})`, most - least)}`
}

/** A scene's text as what it is made of; plain where the story declares no state, or it cannot be read. */
export function textOf({ state }: Pick<PlayedStructure, 'state'>, text: string): VariedText {
  if (state === undefined) return [text]
  const read = parseVariedText(text)
  return isFault(read) ? [text] : read
}

/** The condition of a choice; null where it is always open. */
export function guardOf(condition: string | undefined): Expression | null {
  if (condition === undefined || condition.trim() === '') return null
  const read = parseCondition(condition)
  return isFault(read) ? { kind: 'literal', value: false, column: 1 } : read
}

/** Choices with what opens them: where none is open all are, as in play. */
export function guardedChoices({ nodes, state = {} }: PlayedStructure, { choices }: StoryNode) {
  const known = choices.filter((choice) =>
    targetsOfChoice(choice).every((target) => Object.hasOwn(nodes, target)),
  )
  const inventory = inventoryOf(state)
  const guards = known.map((choice) => {
    const parts = [guardOf(choice.if), roomGuard(inventory, choice.sets)]
    return (
      joined(
        'and',
        parts.flatMap((part) => part ?? []),
      ) ?? null
    )
  })
  const some = guards.reduce<Expression | null>(
    (all, guard) => {
      if (all === null || guard === null) return null
      return { kind: 'binary', operator: 'or', left: all, right: guard, column: 1 }
    },
    { kind: 'literal', value: false, column: 1 },
  )
  return known.map((choice, place): { choice: Choice; guard: Expression | null } => {
    const guard = guards[place] ?? null
    if (guard === null || some === null) return { choice, guard }
    const none: Expression = { kind: 'not', of: some, column: 1 }
    return {
      choice,
      guard: { kind: 'binary', operator: 'or', left: guard, right: none, column: 1 },
    }
  })
}

/** How a program of its own says what a condition says. */
export interface Wording {
  name: (name: string) => string
  text: (value: string) => string
  signs: Readonly<Record<string, string>>
  not: string
  /** Whether a variable is typed by readers, who may spell a word in another way. */
  isTyped?: (name: string) => boolean
}

/** A condition in the words of another program, every part of it in brackets. */
export function say(expression: Expression, wording: Wording): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string'
        ? wording.text(expression.value)
        : String(expression.value)
    case 'name':
      return wording.name(expression.name)
    case 'not':
      // No brackets of its own: what needs them brings them.
      return `${wording.not} ${say(expression.of, wording)}`
    case 'binary': {
      const spelt = inAnySpelling(expression, wording)
      if (spelt !== null) return spelt
      const sign = wording.signs[expression.operator] ?? expression.operator
      return `(${say(expression.left, wording)} ${sign} ${say(expression.right, wording)})`
    }
  }
}

/** `word == "ज़"` in each of the spellings that are one word to us; null where there is but one. */
function inAnySpelling(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  { isTyped, name, text, signs }: Wording,
): string | null {
  const [side, word] = left.kind === 'name' ? [left, right] : [right, left]
  if (side.kind !== 'name' || isTyped?.(side.name) !== true || word.kind !== 'literal') return null
  const spellings = typeof word.value === 'string' ? spellingsOf(word.value) : []
  if (spellings.length < 2) return null
  const sign = signs[operator] ?? operator
  const each = spellings.map((value) => `(${name(side.name)} ${sign} ${text(value)})`)
  return `(${each.join(operator === '!=' ? ` ${signs['and']} ` : ` ${signs['or']} `)})`
}
