import { useFormat } from '../format/useFormat.ts'
import { fill } from './fill.ts'

/** A sentence that is said differently of one thing and of several. */
export interface Counted {
  readonly one: string
  readonly other: string
}

/** Puts a count into the form of a sentence that the language wants for it. */
export function useCounted() {
  const format = useFormat()

  return (words: Counted, count: number) =>
    fill(format.isOne(count) ? words.one : words.other, { count: format.count(count) })
}
