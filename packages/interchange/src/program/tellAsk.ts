import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { AskPart } from './program.ts'
import { ALWAYS, isValue } from './reduce.ts'
import { partHere } from './tellBranches.ts'
import { touch, type Telling } from './telling.ts'

/** A field of the scene; where the state cannot hold what is typed, it is named and left out. */
export function tellAsk(telling: Telling, { variable, label, isWaiting, line }: AskPart): void {
  const { types, asks, store, notes, block } = telling
  const lose = (message: string) => notes.add(block.passage, line, message)
  if (asks.some((ask) => ask.variable === variable)) return
  if (types.get(variable)?.kind !== 'typed' || asks.length >= STORY_LIMITS.asks) {
    lose(`The field for "${variable}" was left out. What depends on it is not known.`)
    touch(telling, variable)
    store.set(variable, undefined)
    return
  }
  if (telling.guard !== ALWAYS) lose(`The field for "${variable}" is there whatever holds.`)
  touch(telling, variable)
  // What was set before is what stands in the field, and what it stays where nothing is typed.
  const before = store.get(variable)
  const isItself = before?.kind === 'variable' && before.name === variable
  if (store.has(variable) && !isValue(before) && !isItself) {
    lose(`What stands in the field for "${variable}" at first is not known.`)
  }
  store.delete(variable)
  asks.push({ variable, label, start: isValue(before) ? before : null })
  if (isWaiting && telling.guard === ALWAYS) partHere(telling, [])
}
