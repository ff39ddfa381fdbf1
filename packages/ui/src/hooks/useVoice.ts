import { useCallback, useSyncExternalStore } from 'react'

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/** Whether a voice speaks that language; systems write `hi-IN` and `hi_IN`. */
const speaks = (voice: SpeechSynthesisVoice, lang: string) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === lang.toLowerCase().split('-')[0]

/** A voice by its address, once it is known. */
export const voiceOf = (uri: string) =>
  speech()
    ?.getVoices()
    .find(({ voiceURI }) => voiceURI === uri)

const subscribe = (onChange: () => void) => {
  const voices = speech()
  // Some browsers learn their voices only after the page has opened.
  voices?.addEventListener('voiceschanged', onChange)
  return () => voices?.removeEventListener('voiceschanged', onChange)
}

/** Address of a voice of this device for the language; null when it has none. */
export function useVoice(lang: string): string | null {
  const find = useCallback(() => {
    const voices =
      speech()
        ?.getVoices()
        .filter((voice) => speaks(voice, lang)) ?? []
    return (voices.find((voice) => voice.default) ?? voices[0])?.voiceURI ?? null
  }, [lang])

  return useSyncExternalStore(subscribe, find, () => null)
}
