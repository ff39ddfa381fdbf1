import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'
import type { TextModel } from './modelPorts.ts'

/** Hears a model out, but no longer than the signal lets it; a model may ignore the signal. */
export async function consumeStream(
  model: TextModel,
  request: TellRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Telling> {
  const prose = model.tell(request, signal)
  try {
    for (;;) {
      const piece = await untilAborted(prose.next(), signal)
      if (piece.done) return piece.value
      onText(piece.value)
    }
  } finally {
    // Not awaited: a stalled model would hold us here for as long as it likes.
    prose.return(undefined as never).catch(() => undefined)
  }
}
