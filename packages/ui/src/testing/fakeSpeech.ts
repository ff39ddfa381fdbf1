type Listener = () => void

/** Mock of the browser's `SpeechSynthesisUtterance`. */
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

/** Mocks speech synthesis. Each sentence lasts until `end` is called. */
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
    globals: { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance },
    /** Returns all sentences spoken so far. */
    said: () => said.map(({ text }) => text),
    end: () => current?.onend?.(),
  }
}
