import { narrate } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

import type { TextModel } from '../modules/sessions/index.ts'

/** Matches a piece of up to four words. Shorter pieces would cause too many events. */
const PIECE = /(?:\S+\s*){1,4}/gu

function narrateSync(request: NarrationRequest) {
  const telling = narrate(request)
  const prose = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
  return { pieces: prose.match(PIECE) ?? [], telling }
}

/** Built-in storyteller. It returns its complete text immediately. */
export const builtinStoryteller: TextModel = {
  narrateSync,
  async *tell(request) {
    const { pieces, telling } = narrateSync(request)
    yield* pieces
    return telling
  },
}
