import { makeHistoryEntry, makeModels, makePrices, makeSession } from '@kathasagar/api/testing'
import { UiProvider } from '@kathasagar/ui'
import { firstReading, logEntriesOf, streamTextOf, type StreamText } from '@kathasagar/ui/play'
import { PlayScreen } from '@kathasagar/ui/screens'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'

const LINES = 5000
/** Lines per turn: choice, storyteller, text and setup. */
const LINES_A_TURN = 4
const LETTER_EVERY_MS = 25
const WORD_EVERY_MS = 33

const WORDS =
  'The rope goes slack at the ninth knot and whoever held the other end has let go or has been let go of while the river under the boat counts its own stones aloud like a child who is afraid of the dark'.split(
    ' ',
  )
const wordsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_word, at) => WORDS[(from + at) % WORDS.length]).join(' ')

/** Text that streams longer than the measurement. */
const TELLING = wordsOf(2000)
const LETTERS_A_WORD = TELLING.length / 2000

const { ai_response: blank } = makeHistoryEntry()
const turns = Array.from({ length: LINES / LINES_A_TURN }, (_turn, number) =>
  makeHistoryEntry({
    number,
    action_type: 'continue',
    selected_choice: wordsOf(4, number),
    model_used: 'kathakar',
    ai_response: {
      ...blank,
      narrative: wordsOf(30 + (number % 70), number),
      setup: wordsOf(12, number),
    },
  }),
)
const last = makeHistoryEntry({
  number: turns.length,
  ai_response: { ...blank, narrative: TELLING },
})

const asked = new URLSearchParams(location.search)
const isStreaming = asked.get('phase') === 'stream'
const history = isStreaming ? turns : [...turns, last]
const entries = logEntriesOf(history, (key) => key, { freshFrom: turns.length })

/** Streams text word by word or letter by letter. */
function growing(everyMs: number, letters: number): StreamText {
  const listeners = new Set<() => void>()
  let ticks = 0
  setInterval(() => {
    ticks += 1
    for (const tell of listeners) tell()
  }, everyMs)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => TELLING.slice(0, Math.floor(ticks * letters)),
  }
}
const arriving = isStreaming ? growing(WORD_EVERY_MS, LETTERS_A_WORD) : growing(LETTER_EVERY_MS, 1)

const quiet = () => undefined
const screen: Omit<ComponentProps<typeof PlayScreen>, 'turn'> = {
  status: 'ready',
  session: makeSession({
    session_data: { ...makeSession().session_data, narrative_history: history, can_undo: true },
  }),
  log: { entries, onSave: quiet },
  models: {
    list: makeModels(),
    value: { text: 'tenali', image: 'vishvakarma' },
    prices: makePrices(),
    onChange: quiet,
    onRetry: quiet,
  },
  onCommand: async () => true,
  reading: { value: firstReading, onChange: quiet },
  interruptions: { login: { isOpen: false, onClose: quiet, onContinue: quiet } },
  ending: { onBeginAgain: quiet, hrefOfStory: (id) => `/game/${id}` },
  onBack: quiet,
}

const Ours = () => (
  <PlayScreen
    {...screen}
    turn={{ isBusy: isStreaming, telling: isStreaming ? arriving : streamTextOf('') }}
  />
)

function Plain() {
  const scroller = useRef<HTMLDivElement>(null)
  const text = useSyncExternalStore(arriving.subscribe, arriving.read)
  useEffect(() => {
    scroller.current?.scrollTo(0, scroller.current.scrollHeight)
  }, [text])

  return (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: '100dvh' }}>
      <div ref={scroller} role="log" style={{ overflowY: 'auto' }}>
        <p>{text}</p>
      </div>
      <PlainField />
    </div>
  )
}

function PlainField() {
  const [draft, setInput] = useState('')
  return <input aria-label="Say" value={draft} onChange={(event) => setInput(event.target.value)} />
}

/** Latency from each key press to the end of its frame, in ms. The driver reads it. */
const delays: number[] = []
Object.assign(globalThis, { delays })
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => delays.push(performance.now() - timeStamp)
      port2.postMessage(null)
    })
  },
  true,
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider motion="on" theme="dark">
      {asked.get('list') === 'ours' ? <Ours /> : <Plain />}
    </UiProvider>,
  )
}
