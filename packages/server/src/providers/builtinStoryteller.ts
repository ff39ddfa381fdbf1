import { narrate } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

import type { TextModel } from '../modules/sessions/index.ts'

/** One to four words per piece: readable while streaming, without flooding the connection. */
const PIECE = /(?:\S+\s*){1,4}/gu

function narrateSync(request: NarrationRequest) {
  const telling = narrate(request)
  const prose = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
  return { pieces: prose.match(PIECE) ?? [], telling }
}

/** Built-in storyteller. Has the complete answer immediately and needs no network. */
export const builtinStoryteller: TextModel = {
  narrateSync,
  async *tell(request) {
    const { pieces, telling } = narrateSync(request)
    yield* pieces
    return telling
  },
}
