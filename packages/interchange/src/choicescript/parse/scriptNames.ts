import type { Expression } from '../../program/expression.ts'
import { readScriptExpression, type ScriptName } from './scriptExpression.ts'
import type { ScriptScene, ScriptStory } from './scriptStory.ts'

/** What the variables of a game are called, and what is known of them beforehand. */
export interface ScriptNames {
  in: (scene: string) => ScriptName
  /** Words that a variable is ever set to; null where it is set to more than words. */
  wordsOf: (variable: string) => ReadonlySet<string> | null
  /** All variables that a name with these first letters can mean. */
  beginningWith: (scene: string, first: string) => string[]
}

/** Names that a list of parameters gives. */
export const PARAMETER = /^param_(?:\d+|count)$/u

interface Declared {
  all: Set<string>
  temps: Map<string, Set<string>>
  words: Map<string, Set<string> | null>
}

export function scriptNames(story: ScriptStory): ScriptNames {
  const declared: Declared = { all: new Set(), temps: new Map(), words: new Map() }
  for (const scene of story.scenes.values()) declare(scene, declared)
  const nameIn = (scene: string) => (name: string) => {
    if (declared.temps.get(scene)?.has(name) === true) return `${name} (${scene})`
    return declared.all.has(name) || PARAMETER.test(name) ? name : null
  }
  const names: ScriptNames = {
    in: nameIn,
    wordsOf: (variable) => declared.words.get(variable) ?? null,
    beginningWith: (scene, first) =>
      [...declared.all, ...(declared.temps.get(scene) ?? [])]
        .filter((name) => name.startsWith(first.toLowerCase()))
        .flatMap((name) => nameIn(scene)(name) ?? []),
  }
  for (const scene of story.scenes.values()) collectWords(scene, nameIn(scene.name), declared)
  return names
}

function declare({ name: scene, lines }: ScriptScene, { all, temps }: Declared): void {
  const own = new Set<string>()
  for (const { command, given } of lines) {
    const [first = '', ...others] = given.trim().toLowerCase().split(/\s+/u)
    if (command === 'create') all.add(first)
    else if (command === 'temp') own.add(first)
    else if (command === 'params') for (const name of [first, ...others]) own.add(name)
    else if (command === 'create_array' || command === 'temp_array') {
      for (const name of placesOf(first, others[0]))
        (command === 'temp_array' ? own : all).add(name)
    }
  }
  temps.set(scene, own)
}

const MOST_PLACES = 200

/** The variables that stand for the places of a list. */
export const placesOf = (name: string, count = ''): string[] =>
  Array.from(
    { length: Math.max(0, Math.min(MOST_PLACES, Number.parseInt(count, 10) || 0)) },
    (_, place) => `${name}_${place + 1}`,
  )

const GIVING = new Set(['create', 'temp', 'set'])
/** These give what nobody knows beforehand. */
const GIVING_ANY = new Set(['input_text', 'input_number', 'rand'])

function collectWords({ lines }: ScriptScene, nameOf: ScriptName, { words }: Declared): void {
  for (const { command, given } of lines) {
    if (command === null || !(GIVING.has(command) || GIVING_ANY.has(command))) continue
    const [, name = '', value = ''] = /^(\w+)(?!\w)\s*(?!\s)(.*)$/u.exec(given) ?? []
    const variable = nameOf(name.toLowerCase())
    if (variable === null) continue
    const literal = GIVING_ANY.has(command) ? null : readScriptExpression(value, () => null)
    if (words.get(variable) === null && words.has(variable)) continue
    const known = words.get(variable) ?? new Set<string>()
    words.set(variable, isWords(literal) ? known.add(literal.value) : null)
  }
}

const isWords = (
  literal: Expression | null,
): literal is Extract<Expression, { kind: 'value' }> & { value: string } =>
  literal?.kind === 'value' && typeof literal.value === 'string'
