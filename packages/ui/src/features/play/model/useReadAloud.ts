import { useEffect, useRef, useState, useCallback, useSyncExternalStore } from 'react'

import type { LogEntryModel } from './logEntry.ts'
import { sentencesFrom, type Sentence, type SpokenSpan } from './spokenPieces.ts'

export interface ReadAloudOptions {
  entries: readonly LogEntryModel[]
  lang: string
}

export interface ReadAloud {
  isAvailable: boolean
  status: 'silent' | 'speaking' | 'paused'
  spoken: SpokenSpan | null
  /** Reads from an entry to the end of the log. Default: from the newest narrative. */
  start: (id?: string) => void
  /** Stops and stores the position, because Android browsers lose the position in a pause. */
  pause: () => void
  resume: () => void
  stop: () => void
}

export function useReadAloud(options: ReadAloudOptions): ReadAloud {
  const voice = useVoice(options.lang)
  const [status, setStatus] = useState<ReadAloud['status']>('silent')
  const [spoken, setSpoken] = useState<SpokenSpan | null>(null)
  const queue = useRef<Sentence[]>([])
  const place = useRef(0)
  /** The ref prevents garbage collection, after which the utterance would send no more events. */
  const utterance = useRef<SpeechSynthesisUtterance | null>(null)

  const cancel = () => {
    // Ignores late events of a cancelled utterance.
    if (utterance.current === null) return
    utterance.current = null
    globalThis.speechSynthesis?.cancel()
  }
  useEffect(() => cancel, [])

  const end = (next: ReadAloud['status']) => {
    cancel()
    setStatus(next)
    if (next === 'silent') setSpoken(null)
  }
  const speak = (at: number) => {
    const sentence = queue.current[at]
    place.current = at
    if (!sentence || voice === null) return end('silent')
    // Removes asterisks for emphasis, because some voices read them aloud.
    const words = new SpeechSynthesisUtterance(sentence.text.replaceAll('*', ''))
    const ifCurrent = (act: () => void) => () => {
      if (utterance.current === words) act()
    }
    words.lang = options.lang
    words.voice = voiceOf(voice) ?? null
    words.onend = ifCurrent(() => speak(at + 1))
    words.onerror = ifCurrent(() => end('silent'))
    utterance.current = words
    setSpoken(sentence)
    setStatus('speaking')
    speechSynthesis.speak(words)
  }

  return {
    status,
    spoken,
    isAvailable: voice !== null,
    start: (id) => {
      end('silent')
      queue.current = sentencesFrom(options, id)
      speak(0)
    },
    pause: () => end('paused'),
    resume: () => speak(place.current),
    stop: () => end('silent'),
  }
}

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

const speaks = (voice: SpeechSynthesisVoice, lang: string) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === lang.toLowerCase().split('-')[0]

const voiceOf = (uri: string) =>
  speech()
    ?.getVoices()
    .find(({ voiceURI }) => voiceURI === uri)

const subscribe = (onChange: () => void) => {
  const voices = speech()
  // Listens for voices, because some browsers load them after the page has opened.
  voices?.addEventListener('voiceschanged', onChange)
  return () => voices?.removeEventListener('voiceschanged', onChange)
}

/** Returns the URI of a voice that supports the language, or null. */
function useVoice(lang: string): string | null {
  const find = useCallback(() => {
    const voices =
      speech()
        ?.getVoices()
        .filter((voice) => speaks(voice, lang)) ?? []
    return (voices.find((voice) => voice.default) ?? voices[0])?.voiceURI ?? null
  }, [lang])

  return useSyncExternalStore(subscribe, find, () => null)
}
