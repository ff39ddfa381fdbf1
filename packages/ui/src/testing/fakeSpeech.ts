type Listener = () => void

/** One thing that was said, as the browser's own class would hold it. */
class FakeUtterance {
  lang = ''
  voice: unknown = null
  onend: Listener | null = null
  onerror: Listener | null = null
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Speech that says nothing and waits to be told that a sentence has ended. */
export function fakeSpeech(langs: readonly string[]) {
  const said: FakeUtterance[] = []
  let current: FakeUtterance | null = null
  const voices = langs.map((lang) => ({ lang, voiceURI: `voice:${lang}`, default: false }))
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      current = utterance
      said.push(utterance)
    },
    cancel: () => {
      const cut = current
      current = null
      cut?.onerror?.()
    },
  })

  return {
    /** To be set on the window. */
    globals: { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance },
    /** Every sentence so far. */
    said: () => said.map(({ text }) => text),
    /** The sentence that is being spoken has ended. */
    end: () => current?.onend?.(),
  }
}
