import { useEffect, useRef, useState, type RefObject } from 'react'

import type { LogEntryModel } from '../play/logEntry.ts'
import { pieceFrom, sentencesFrom, type Sentence, type Spoken } from './spokenPieces.ts'
import { useVoice } from './useVoice.ts'
import { sayByBrowser, sayByClip, type Voice } from './voices.ts'

/**
 * Answers where words of an entry are heard by a voice that is connected; null for words that it does
 * not read. Where it fails, the browser reads.
 */
export type Speak = (id: string, words: string) => Promise<string | null>

export interface ReadAloudOptions {
  /** The log, oldest first. */
  entries: readonly LogEntryModel[]
  /** BCP 47 tag of the story. */
  lang: string
  /** A connected voice; without it the browser's own reads. */
  onSpeak?: Speak | undefined
}

export interface ReadAloud {
  /** Whether there is a voice: a connected one, or one of the device for the story's language. */
  isAvailable: boolean
  status: 'silent' | 'speaking' | 'paused'
  /** The sentence that is spoken, or that a pause has stopped at. */
  spoken: Spoken | null
  /** Reads from an entry to the end of the log; without one, from the newest narrative. */
  start: (id?: string) => void
  /** A stop that remembers, since the browser's own pause ends everything on Android. */
  pause: () => void
  /** Goes on with the sentence that the pause has cut. */
  resume: () => void
  stop: () => void
}

/** What is being read, from which sentence on. */
interface Reading {
  queue: Sentence[]
  at: number
  voice: Voice | null
  /** The browser reads what stands before this place; all of it once the connected voice has failed. */
  browserUntil: number
  /** Where pieces are heard that were asked for. */
  addresses: Map<number, Promise<string | null>>
}

const nothingRead = (): Reading => ({
  queue: [],
  at: 0,
  voice: null,
  browserUntil: 0,
  addresses: new Map(),
})

function useSilenceOnLeave(now: RefObject<Reading>) {
  useEffect(() => {
    const { current } = now
    return () => {
      current.voice?.stop()
      current.voice = null
    }
  }, [now])
}

/** Has the piece that begins at a place read; the same piece is asked for once. */
function addressAt({ queue, addresses }: Reading, at: number, onSpeak: Speak) {
  const piece = pieceFrom(queue, at)
  if (piece === null) return null
  const address = addresses.get(at) ?? onSpeak(piece.id, piece.words)
  addresses.set(at, address)
  // Whoever plays it hears of a failure; who only asks ahead does not.
  address.catch(() => undefined)
  return { piece, address }
}

/** How a reading goes on, and what is shown of it. */
interface Controls {
  say: (voice: Voice, stretch: Spoken) => void
  speak: (at: number) => void
}

/** Has a connected voice read from a sentence on; where it does not, the browser takes over there. */
function readByClip(reading: Reading, onSpeak: Speak, { say, speak }: Controls): boolean {
  const asked = addressAt(reading, reading.at, onSpeak)
  if (asked === null) return false
  const { piece, address } = asked
  const { at } = reading
  const takeOver = (until: number) => {
    if (reading.voice !== voice) return
    voice.stop()
    reading.browserUntil = until
    speak(at)
  }
  const onFail = async () => {
    const url = await address.catch(() => undefined)
    takeOver(url === null ? piece.next : Infinity)
  }
  const heard = { onEnd: () => speak(piece.next), onFail: () => void onFail() }
  const voice = sayByClip(address, heard)
  say(voice, piece)
  // The next one is made while this one is heard.
  const askAhead = () => reading.voice === voice && addressAt(reading, piece.next, onSpeak)
  void address.then(askAhead, () => undefined)
  return true
}

/** What is read just now, and the ways to say something and to fall silent. */
function useSpoken() {
  const [status, setStatus] = useState<ReadAloud['status']>('silent')
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const now = useRef<Reading>(nothingRead())
  useSilenceOnLeave(now)

  return {
    now,
    shown: { status, spoken },
    setStatus,
    moveTo: (at: number) => {
      now.current.at = at
    },
    hush: (next: ReadAloud['status']) => {
      now.current.voice?.stop()
      now.current.voice = null
      setStatus(next)
      if (next === 'silent') setSpoken(null)
    },
    say: (voice: Voice, stretch: Spoken) => {
      now.current.voice = voice
      setSpoken(stretch)
      setStatus('speaking')
    },
  }
}

/** Reads a story aloud, by a connected voice or else by the browser's own, sentence by sentence. */
export function useReadAloud({ onSpeak, ...options }: ReadAloudOptions): ReadAloud {
  const device = useVoice(options.lang)
  const { now, shown, setStatus, moveTo, hush, say } = useSpoken()
  const speak = (at: number) => {
    moveTo(at)
    const sentence = now.current.queue[at]
    const isConnected = onSpeak !== undefined && at >= now.current.browserUntil
    if (isConnected && readByClip(now.current, onSpeak, { say, speak })) return
    if (!sentence || device === null) return hush('silent')
    const words = { text: sentence.text, lang: options.lang, voice: device }
    say(sayByBrowser(words, { onEnd: () => speak(at + 1), onFail: () => hush('silent') }), sentence)
  }

  return {
    ...shown,
    isAvailable: device !== null || onSpeak !== undefined,
    start: (id) => {
      hush('silent')
      Object.assign(now.current, nothingRead(), { queue: sentencesFrom(options, id) })
      speak(0)
    },
    pause: () => {
      const { pause } = now.current.voice ?? {}
      pause?.()
      if (pause) setStatus('paused')
      else hush('paused')
    },
    resume: () => {
      const { resume } = now.current.voice ?? {}
      resume?.()
      if (resume) setStatus('speaking')
      else speak(now.current.at)
    },
    stop: () => hush('silent'),
  }
}
