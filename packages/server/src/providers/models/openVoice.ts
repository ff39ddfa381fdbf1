import type { Voice } from '../../services/sessions/speech/ports.ts'
import { askPath } from './askJson.ts'
import type { LineLimits } from './callPolicy.ts'
import type { OpenProvider } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import type { VoiceBinding } from './readModelsFile.ts'
import type { Attempt } from './tryOnce.ts'

/** The voice that servers of this protocol have, if any has one. */
const USUAL_VOICE = 'alloy'

/** Somebody waits to go on listening: who is slower is stood in for by the browser. */
const LIMITS: LineLimits & { totalMs: number } = {
  connectMs: 3000,
  firstByteMs: 8000,
  idleMs: 4000,
  totalMs: 8500,
  // Some minutes of speech; no text that is asked for takes so long.
  maxBytes: 2 * 2 ** 20,
}

/** Begins as MP3 does: with a tag, or with the sync bits of a frame. */
const isMp3 = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 3) === 'ID3' ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)

/** Opens the voice that is bound, by `/audio/speech`. What comes back is believed by its bytes. */
export function openVoice(provider: OpenProvider, { model, voice, price }: VoiceBinding): Voice {
  const name = voice ?? USUAL_VOICE
  const speakOnce = (text: string): Attempt<Buffer> =>
    async function* attempt(line) {
      yield* []
      const asked = { model, input: text, voice: name, response_format: 'mp3' }
      const response = await askPath({ provider: provider.provider, line }, '/audio/speech', asked)
      return Buffer.from(await response.arrayBuffer())
    }

  return {
    key: JSON.stringify([provider.provider.name, model, name]),
    speak: async (text, signal) => {
      const limits = { ...LIMITS, model: { key: 'voice', model, price }, credits: 1, isAside: true }
      const spoken = await provider.call(speakOnce(text), limits, signal).next()
      if (spoken.done !== true || !isMp3(spoken.value)) {
        throw new ProviderFault('unreadable', 'no MP3')
      }
      return spoken.value
    },
  }
}
