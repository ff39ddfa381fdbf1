import { variablesIn } from './expression.ts'
import type { TextPiece } from './draft.ts'
import { drawText } from './drawText.ts'
import type { Draw } from './openDraws.ts'
import type { SetPart } from './program.ts'
import { ALWAYS, valueOf } from './reduce.ts'
import { partHere } from './tellBranches.ts'
import { touch, type Telling } from './telling.ts'
import { loseDraw } from './undrawn.ts'

/**
 * Draws on arrival in the scene. Where the scene has told before of what it draws, it ends, and goes
 * on where the draw stands.
 */
export function tellDraw(telling: Telling, { variable, value, line }: SetPart & { value: Draw }) {
  const { types, store, draws, frames } = telling
  const type = types.get(variable)
  const [only] = value.values
  touch(telling, variable)
  if (type?.kind === 'constant' && only !== undefined) {
    store.set(variable, valueOf(only))
    return
  }
  const text = type ? drawText(type, value.values) : null
  if (text === null || telling.guard !== ALWAYS || telling.isUnsure) {
    loseDraw(telling, variable, line)
    store.set(variable, undefined)
    return
  }
  if (draws.has(variable) || isMentioned(telling, variable)) {
    const frame = frames.at(-1)
    if (frame) frame.at -= 1
    partHere(telling, [])
    return
  }
  store.delete(variable)
  draws.set(variable, text)
}

/** Whether anything of the scene hangs on what a variable was on arrival. */
function isMentioned({ out, choices, store }: Telling, variable: string): boolean {
  const inPieces = (pieces: readonly TextPiece[]): boolean =>
    pieces.some((piece) => {
      if (typeof piece === 'string') return false
      if (piece.kind === 'value') return variablesIn(piece.of).includes(variable)
      const { when, so, otherwise } = piece
      return variablesIn(when).includes(variable) || inPieces(so) || inPieces(otherwise)
    })
  const inStore = (values: Telling['store'] | (typeof choices)[number]['store']) =>
    [...values.values()].some((value) => value && variablesIn(value).includes(variable))
  return (
    inPieces(out) ||
    inStore(store) ||
    choices.some(
      ({ label, when, store: after }) =>
        inPieces(label) || variablesIn(when).includes(variable) || inStore(after),
    )
  )
}
