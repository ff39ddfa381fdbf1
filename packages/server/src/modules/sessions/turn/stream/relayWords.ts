import type { Bus } from '../../../../platform/bus.ts'
import type { ActionEvents, RunningTurns } from './runningTurns.ts'

/** Time for which text is collected before it is sent, in ms. */
const GATHER_MS = 40
/** Maximum text length. A message has at most 8,000 bytes, and a character takes up to six in JSON. */
const MOST_CHARACTERS = 1200

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
    if (event.event === 'queue') continue
    // Skips a text that does not fit into a message. The listener gets the complete text at the end.
    if (event.text.length > MOST_CHARACTERS) continue
    if (size + event.text.length > MOST_CHARACTERS) flush()
    gathered.push([event.id, event.text])
    size += event.text.length
    timer ??= setTimeout(flush, GATHER_MS)
  }
  flush()
  bus.tell({ kind: 'told', to })
}

/** On request, sends the text of this process to other processes, once for each listener. */
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
