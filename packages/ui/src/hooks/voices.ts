import { voiceOf } from './useVoice.ts'

/** Something that is being said. */
export interface Voice {
  /** Stops for good: nothing is told of its end any more. */
  readonly stop: () => void
  /** Holds it where it is; absent where what was cut is said anew. */
  readonly pause?: () => void
  /** Goes on where it was held. */
  readonly resume?: () => void
}

/** Who is told how it ends. */
export interface Heard {
  onEnd: () => void
  /** Nothing of it is to be heard, or no more. */
  onFail: () => void
}

export interface BrowserWords {
  text: string
  /** BCP 47 tag. */
  lang: string
  /** Address of a voice of this device. */
  voice: string
}

/** Has the browser say something. Whoever holds what is given back keeps the browser from forgetting it. */
export function sayByBrowser({ text, lang, voice }: BrowserWords, heard: Heard): Voice {
  // Some voices name the stars of an emphasis.
  const utterance = new SpeechSynthesisUtterance(text.replaceAll('*', ''))
  let isOver = false
  utterance.lang = lang
  utterance.voice = voiceOf(voice) ?? null
  utterance.onend = () => isOver || heard.onEnd()
  utterance.onerror = () => isOver || heard.onFail()
  speechSynthesis.speak(utterance)
  const stop = () => {
    isOver = true
    globalThis.speechSynthesis?.cancel()
  }
  return Object.assign({ stop }, { utterance })
}

/** Plays what a connected voice has read, once it is known where it is heard. */
export function sayByClip(address: Promise<string | null>, heard: Heard): Voice {
  let clip: HTMLAudioElement | null = null
  let isOver = false
  let isHeld = false
  const fail = () => isOver || heard.onFail()
  const play = async () => {
    const url = await address
    if (isOver) return
    if (url === null) return fail()
    clip = new Audio(url)
    clip.onended = () => isOver || heard.onEnd()
    clip.onerror = fail
    if (!isHeld) await clip.play()
  }
  // A play that a pause has cut is no failure.
  const begin = (playing: Promise<unknown>) => void playing.catch(() => isHeld || fail())
  begin(play())
  return {
    stop: () => {
      isOver = true
      clip?.pause()
    },
    pause: () => {
      isHeld = true
      clip?.pause()
    },
    resume: () => {
      isHeld = false
      if (clip) begin(clip.play())
    },
  }
}
