import { evaluate, type Value } from './expression.ts'
import type { Notes } from './notes.ts'
import type { Program, SetPart } from './program.ts'

/** Values of variables; undefined: set to something that is not known. */
export type State = ReadonlyMap<string, Value | undefined>

export interface ToldLink {
  label: string
  target: string
  /** Values once it is taken, which is when all of its page has been told. */
  take: () => State
}

/** What the reader typed into a field of a page, and what stood there before. */
interface TypedField {
  variable: string
  before: Value | undefined
  words: string
}

/** One block told with given values, up to its links. */
export interface Told {
  text: string
  links: ToldLink[]
  /** Fields that are taken with the next link. */
  typed: TypedField[]
  /** Where the page turns to instead of being shown; null mostly. */
  turnsTo: { target: string; state: State } | null
}

/** What a page is told with. */
export interface Teller {
  /** Values before the first passage; a variable that nothing has set since still has them. */
  initial: State
  program: Program
  /** Variables that are not followed. */
  untracked: ReadonlySet<string>
  notes: Notes
  /** Grows by the blocks that are told inside of others. */
  told: Set<string>
  /** What the reader types into the next field. */
  typeNext?: () => string
  /** What chance gives a variable; nothing is known of it unless said. */
  draw?: DrawValue
}

export type DrawValue = (variable: string, values: readonly Value[]) => Value | undefined

/** The values after all of them are set, one after another. */
export function applySets(teller: Teller, state: State, sets: readonly SetPart[]): State {
  const next = new Map(state)
  for (const part of sets) applySet(teller, next, part)
  return next
}

/** Sets one variable in place. */
export function applySet(
  teller: Teller,
  state: Map<string, Value | undefined>,
  { variable, value }: SetPart,
): void {
  const drawn = value?.kind === 'draw' ? teller.draw?.(variable, value.values) : undefined
  const known = value ? (drawn ?? evaluate(value, valueIn(teller, state))) : undefined
  state.set(variable, teller.untracked.has(variable) ? undefined : known)
}

/** The value of a variable as it stands; undefined where it is not known. */
export const valueIn =
  ({ program, untracked, initial }: Teller, state: State) =>
  (variable: string) => {
    if (untracked.has(variable)) return undefined
    const known = [state, initial].find((values) => values.has(variable))
    return known ? known.get(variable) : program.unset
  }
