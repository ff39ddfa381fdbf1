import { InkError, openInk } from '@kathasagar/interchange/ink'
import type { InkScene } from '@kathasagar/story'

import type { InkTurn } from '../../modules/sessions/index.ts'

// Programs share a thread, so no program may change a shared prototype.
for (const shared of [Object, Array, Function, String, Number, Map, Set]) {
  Object.freeze(shared.prototype)
}

export type InkAnswer = InkScene | { fault: string }

export default function runInk({ compiled, from, seed }: InkTurn): InkAnswer {
  try {
    const play = openInk(compiled)
    if (from !== null) play.resume(from.saved, from.place)
    const {
      isLoose: _isLoose,
      steps: _steps,
      ...told
    } = from ? play.choose(from.choice) : play.begin(seed)
    return { ...told, saved: play.save() }
  } catch (error) {
    if (error instanceof InkError) return { fault: error.message }
    throw error
  }
}
