import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { textOf } from '../play/logEntry.ts'
import type { LogEntryModel } from '../play/logEntry.ts'
import { sentencesOf } from '../play/sentences.ts'
import type { Stretch } from '../play/sentences.ts'
import { useVoice, voiceOf } from './useVoice.ts'

/** The sentence that is being spoken: the entry it is in, and where. */
export interface Spoken extends Stretch {
  id: string
}

type Sentence = Spoken & { text: string }

export interface ReadAloudOptions {
  /** The log, oldest first. */
  entries: readonly LogEntryModel[]
  /** BCP 47 tag of the story. */
  lang: string
}

export interface ReadAloud {
  /** Whether the device has a voice for the story's language. */
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

const STORY = new Set<LogEntryModel['type']>(['narrative', 'setup', 'completion'])

/** Sentences from one entry to the end; what the interface says is left out. */
function sentencesFrom({ entries, lang }: ReadAloudOptions, id: string | undefined): Sentence[] {
  const first =
    id === undefined
      ? entries.findLastIndex(({ type }) => type === 'narrative')
      : entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(Math.max(first, 0))
    .filter(({ type, isGrowing }) => STORY.has(type) && !isGrowing)
    .flatMap((entry) => {
      const text = textOf(entry)
      return sentencesOf(text, lang).map(({ start, end }) => ({
        id: entry.id,
        start,
        end,
        text: text.slice(start, end),
      }))
    })
}

/** What is being read, from which sentence on. */
interface Reading {
  queue: Sentence[]
  at: number
  /** A browser may forget an utterance that nobody holds, and never tell of its end. */
  utterance: SpeechSynthesisUtterance | null
}

function useSilenceOnLeave(now: RefObject<Reading>) {
  useEffect(() => {
    const { current } = now
    return () => {
      if (!current.utterance) return
      current.utterance = null
      globalThis.speechSynthesis?.cancel()
    }
  }, [now])
}

function utteranceOf(text: string, lang: string, voice: string) {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = lang
  utterance.voice = voiceOf(voice) ?? null
  return utterance
}

/** Reads a story aloud by the browser's own speech, sentence by sentence. */
export function useReadAloud(options: ReadAloudOptions): ReadAloud {
  const voice = useVoice(options.lang)
  const [status, setStatus] = useState<ReadAloud['status']>('silent')
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const now = useRef<Reading>({ queue: [], at: 0, utterance: null })
  useSilenceOnLeave(now)

  const hush = (next: ReadAloud['status']) => {
    now.current.utterance = null
    globalThis.speechSynthesis?.cancel()
    setStatus(next)
    if (next === 'silent') setSpoken(null)
  }
  const speak = (at: number) => {
    const sentence = now.current.queue[at]
    if (!sentence || voice === null) return hush('silent')
    const utterance = utteranceOf(sentence.text, options.lang, voice)
    const isCurrent = () => now.current.utterance === utterance
    utterance.onend = () => isCurrent() && speak(at + 1)
    utterance.onerror = () => isCurrent() && hush('silent')
    Object.assign(now.current, { at, utterance })
    setSpoken(sentence)
    setStatus('speaking')
    speechSynthesis.speak(utterance)
  }

  return {
    isAvailable: voice !== null,
    status,
    spoken,
    start: (id) => {
      hush('silent')
      now.current.queue = sentencesFrom(options, id)
      speak(0)
    },
    pause: () => hush('paused'),
    resume: () => speak(now.current.at),
    stop: () => hush('silent'),
  }
}
