import { tell } from '@kathasagar/engine/storyteller/tell'
import type { TellRequest } from '@kathasagar/engine/storyteller/telling'

import type { TextModel } from '../modules/sessions/index.ts'

/** Words in a piece: few enough to be read as they come, many enough not to flood the line. */
const PIECE = /(?:\S+\s*){1,4}/gu

function tellAtOnce(request: TellRequest) {
  const telling = tell(request)
  const prose = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
  return { pieces: prose.match(PIECE) ?? [], telling }
}

/** The storyteller inside the engine: it knows the whole answer at once and needs no network. */
export const builtinStoryteller: TextModel = {
  tellAtOnce,
  async *tell(request) {
    const { pieces, telling } = tellAtOnce(request)
    yield* pieces
    return telling
  },
}
