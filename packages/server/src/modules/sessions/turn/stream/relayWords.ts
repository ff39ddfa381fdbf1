import type { Bus } from '../../../../platform/bus.ts'
import type { ActionEvents, RunningTurns } from './runningTurns.ts'

/** Time for which words are collected before they are sent, in ms. */
const GATHER_MS = 40
/** Maximum size of a message, which holds 8,000 bytes. In JSON, a character takes up to six. */
const MOST_CHARACTERS = 1200

/** Sends the words of one action to one listener. */
async function sendTo(bus: Bus, to: string, events: ActionEvents): Promise<void> {
  let gathered: [number, string][] = []
  let size = 0
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (gathered.length > 0) bus.tell({ kind: 'words', to, events: gathered })
    gathered = []
    size = 0
  }
  for await (const event of events) {
    if (event.event === 'end') break
    // A text that fits no message is skipped. The listener gets everything at the end.
    if (event.text.length > MOST_CHARACTERS) continue
    if (size + event.text.length > MOST_CHARACTERS) flush()
    gathered.push([event.id, event.text])
    size += event.text.length
    timer ??= setTimeout(flush, GATHER_MS)
  }
  flush()
  bus.tell({ kind: 'told', to })
}

/** Sends the words of this process to others that ask for them, once for each listener. */
export function relayWords(
  bus: Bus,
  running: RunningTurns,
  reportFault: (fault: unknown) => void,
): () => void {
  const listeners = new Set<string>()
  return bus.hear((message) => {
    if (message.kind !== 'who_tells' || listeners.has(message.to)) return
    const events = running.read(message.action, message.after)
    if (events === undefined) return
    listeners.add(message.to)
    void sendTo(bus, message.to, events)
      .catch(reportFault)
      .finally(() => listeners.delete(message.to))
  })
}
