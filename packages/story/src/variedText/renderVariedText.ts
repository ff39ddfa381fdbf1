import { evaluate, type Lookup } from '../conditions/evaluate.ts'
import type { StateValue } from '../schema/variables.ts'
import type { Piece, VariedText } from './variedText.ts'

export interface RenderContext {
  lookup: Lookup
  countOf: (place: number) => number
  /** Formats a value. Default: the value itself. */
  wordsFor?: (name: string, value: StateValue) => string
}

export function renderVariedText(
  text: VariedText,
  telling: RenderContext,
): { text: string; shown: readonly number[] } {
  const shown: number[] = []
  return { text: render(text, telling, shown), shown }
}

function render(text: VariedText, telling: RenderContext, shown: number[]): string {
  let told = ''
  /** True after an empty group, whose surrounding spaces are merged. */
  let isGap = false
  for (const piece of text) {
    const part = typeof piece === 'string' ? piece : renderGroup(piece, telling, shown)
    if (typeof piece !== 'string' && part === '') {
      isGap = /(?:^|\s)$/u.test(told)
      continue
    }
    told += isGap ? part.replace(/^[^\S\n]/u, '') : part
    isGap = false
  }
  return told
}

function renderGroup(
  group: Exclude<Piece, string>,
  telling: RenderContext,
  shown: number[],
): string {
  if (group.kind === 'value') {
    const { of } = group
    const value = evaluate(of, telling.lookup)
    const words = of.kind === 'name' ? telling.wordsFor?.(of.name, value) : undefined
    return words ?? String(value)
  }
  if (group.kind === 'if') {
    const isSo = evaluate(group.condition, telling.lookup) === true
    return render(isSo ? group.so : group.otherwise, telling, shown)
  }
  shown.push(group.place)
  const part = group.parts[turnOf(group.kind, telling.countOf(group.place), group.parts.length)]
  return part === undefined ? '' : render(part, telling, shown)
}

function turnOf(kind: 'sequence' | 'cycle' | 'once', count: number, parts: number): number {
  if (kind === 'cycle') return count % parts
  return kind === 'sequence' ? Math.min(count, parts - 1) : count
}
