import type { Telling, TellRequest } from '@kathasagar/engine/storyteller/telling'
import type { Moderator } from './moderator.ts'
import { ProviderFault } from './providerFault.ts'

/** Tells a turn; the second time, where it is asked to, more carefully. */
export type Teller = (
  request: TellRequest,
  signal: AbortSignal,
  isSafer: boolean,
) => AsyncGenerator<string, Telling, void>

/** Runs a telling of which nobody hears a word before its end. */
export async function inSilence<T>(speech: AsyncGenerator<string, T, void>): Promise<T> {
  for (;;) {
    const piece = await speech.next()
    if (piece.done) return piece.value
  }
}

/** @throws ProviderFault while the moderator is left alone: a telling would be bought and thrown away. */
export function expectModerator(moderator: Moderator | null): void {
  if (!moderator?.isResting()) return
  throw new ProviderFault('unreachable', 'nobody would hear it').asOurs()
}

const textOf = ({ narrative, setup, choices }: Telling) =>
  [narrative, setup, ...choices].filter(Boolean).join('\n')

/** A teller whose every word the moderator hears before the player does. */
export function moderatedTeller(tell: Teller, moderator: Moderator): Teller {
  return async function* tellCarefully(request, signal) {
    yield* []
    expectModerator(moderator)
    for (const isSafer of [false, true]) {
      const telling = await inSilence(tell(request, signal, isSafer))
      if (await moderator.isFine(textOf(telling), signal)) return telling
    }
    throw new ProviderFault('refused', 'flagged twice')
  }
}
