type Listener = () => void

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

/** Mocks speech synthesis. A sentence lasts until the test calls `end`. */
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
    said: () => said.map(({ text }) => text),
    end: () => current?.onend?.(),
  }
}
