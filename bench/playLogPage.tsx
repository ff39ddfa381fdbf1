import { makeHistoryEntry, makeModels, makePrices, makeSession } from '@kathasagar/api/testing'
import { UiProvider } from '@kathasagar/ui'
import { firstReading, logEntriesOf, streamTextOf, type StreamText } from '@kathasagar/ui/play'
import { PlayScreen } from '@kathasagar/ui/screens'
import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'

const LINES = 5000
/** Lines per turn: choice, storyteller, text and setup. */
const LINES_A_TURN = 4
const WORD_EVERY_MS = 33

const WORDS =
  'The rope goes slack at the ninth knot and whoever held the other end has let go or has been let go of while the river under the boat counts its own stones aloud like a child who is afraid of the dark'.split(
    ' ',
  )
const wordsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_word, at) => WORDS[(from + at) % WORDS.length]).join(' ')

/** Text whose streaming takes longer than the measurement. */
const TELLING = wordsOf(2000)
const LETTERS_A_WORD = TELLING.length / 2000

const { ai_response: blank } = makeHistoryEntry()
const asked = new URLSearchParams(location.search)
const isStreaming = asked.get('phase') === 'stream'
const lines = asked.get('list') === 'ours' ? LINES : 0
const turns = Array.from({ length: lines / LINES_A_TURN }, (_turn, number) =>
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

const history = isStreaming ? turns : [...turns, last]
const entries = logEntriesOf(history, (key) => key, { freshFrom: turns.length })

/** Streams text word by word. */
function growing(): StreamText {
  const listeners = new Set<() => void>()
  let ticks = 0
  setInterval(() => {
    ticks += 1
    for (const tell of listeners) tell()
  }, WORD_EVERY_MS)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => TELLING.slice(0, Math.floor(ticks * LETTERS_A_WORD)),
  }
}
const telling = isStreaming ? growing() : streamTextOf('')

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
      <PlayScreen {...screen} turn={{ isBusy: isStreaming, telling }} />
    </UiProvider>,
  )
}
