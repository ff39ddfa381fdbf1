import type { KnownState } from './knownState.ts'
import type { Variable } from './structureEdit.ts'

export interface Completion {
  /** Text to insert. */
  text: string
  label: string
  kind: ReturnType<typeof kindOf> | 'value'
}

export interface Offer {
  /** From 0, in UTF-16 units. */
  from: number
  to: number
  word: string
  completions: readonly Completion[]
}

const WORD_BEFORE = /[\p{L}_][\p{L}\p{M}\p{N}_]*$/u
/** Matches a value after a comparison or an equals sign. */
const VALUE_BEFORE = /([\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(?:==|!=|=)\s*"?([\p{L}\p{M}\p{N}_]*)$/u

export const kindOf = (variable: Variable): 'flag' | 'one_of' | 'number' | 'typed' | 'health' => {
  if ('flag' in variable) return 'flag'
  if ('health' in variable) return 'health'
  if ('typed' in variable) return 'typed'
  return 'number' in variable ? 'number' : 'one_of'
}

const isAsked = (name: string, word: string) => name.toLowerCase().includes(word.toLowerCase())
const startsSo = (name: string, word: string) => name.toLowerCase().startsWith(word.toLowerCase())

const ranked = (completions: readonly Completion[], word: string) =>
  completions
    .filter(({ text }) => isAsked(text, word))
    .toSorted((a, b) => Number(startsSo(b.text, word)) - Number(startsSo(a.text, word)))

function valuesOffered(text: string, caret: number, state: KnownState): Offer | null {
  const [, name = '', word = ''] = VALUE_BEFORE.exec(text.slice(0, caret)) ?? []
  const variable = Object.hasOwn(state, name) ? state[name] : undefined
  if (variable === undefined || 'number' in variable || 'typed' in variable) return null
  const values = 'flag' in variable ? ['true', 'false'] : variable.one_of.map((one) => `"${one}"`)
  const opened = text.charAt(caret - word.length - 1) === '"' ? 1 : 0
  const closed = opened === 1 && text.charAt(caret) === '"' ? 1 : 0
  const completions = values.map((value) => ({ text: value, label: '', kind: 'value' as const }))
  return {
    from: caret - word.length - opened,
    to: caret + closed,
    word,
    completions: ranked(completions, word),
  }
}

/**
 * Returns names and values that fit the text before the caret.
 * @param isAskedFor True if the author opened the list.
 */
export function offerAt(
  text: string,
  caret: number,
  state: KnownState,
  isAskedFor: boolean,
): Offer | null {
  const values = valuesOffered(text, caret, state)
  if (values) return isWhole(values) ? null : values
  const [word = ''] = WORD_BEFORE.exec(text.slice(0, caret)) ?? []
  if (word === '' && !isAskedFor) return null
  const completions = Object.entries(state).map(([name, variable]) => ({
    text: name,
    label: variable.label ?? '',
    kind: kindOf(variable),
  }))
  const offer = {
    from: caret - word.length,
    to: caret,
    word,
    completions: ranked(completions, word),
  }
  return isWhole(offer) ? null : offer
}

const isWhole = ({ word, completions }: Offer) =>
  completions.length === 0 ||
  (completions.length === 1 && completions[0]?.text.replaceAll('"', '') === word)

/** Inserts a completion. Returns the text and the caret. */
export function withCompletion(text: string, { from, to }: Offer, { text: taken }: Completion) {
  return { text: text.slice(0, from) + taken + text.slice(to), caret: from + taken.length }
}
