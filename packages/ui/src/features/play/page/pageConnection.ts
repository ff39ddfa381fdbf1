import { PAGE_HELLO, PageMessage, type PageOrder } from './pageMessages.ts'

/** Time without a message after which a page counts as unresponsive, in milliseconds. */
const SILENT_MS = 6000
const PING_MS = 1000
/** Maximum number of messages per interval. A page that sends more messages is closed. */
const MAX_MESSAGES = 100
const BLANK_PAGE = 'about:blank'

export interface PageEvents {
  onSaid: (said: PageMessage) => void
  onSilent: (isSilent: boolean) => void
  /** Called if the frame has navigated or reloaded. */
  onLeft: () => void
}

function floodGuard() {
  let since = performance.now()
  let said = 0
  return () => {
    if (said > MAX_MESSAGES) return true
    const now = performance.now()
    if (now - since > PING_MS) [since, said] = [now, 0]
    said += 1
    return said > MAX_MESSAGES
  }
}

function watchSilence(ask: () => void, onSilent: PageEvents['onSilent']) {
  let heardAt = performance.now()
  const timer = setInterval(() => {
    ask()
    if (document.hidden) heardAt = performance.now()
    else if (performance.now() - heardAt > SILENT_MS) onSilent(true)
  }, PING_MS)
  const hear = () => {
    heardAt = performance.now()
    onSilent(false)
  }
  return { hear, stop: () => clearInterval(timer) }
}

/** Receives messages from the frame. The bridge script sends the port before other scripts run. */
export function connectPage(frame: HTMLIFrameElement, { onSaid, onSilent, onLeft }: PageEvents) {
  let port: MessagePort | undefined
  let loads = 0
  const isFlood = floodGuard()
  // Queued messages can still arrive after the frame was emptied.
  const letGo = () => {
    close()
    if (frame.src !== BLANK_PAGE) onLeft()
    frame.src = BLANK_PAGE
  }
  // Checks the limit before parsing, because parsing long messages is slow.
  const handleSaid = (event: MessageEvent<unknown>) => {
    if (isFlood()) return letGo()
    silence.hear()
    const read = PageMessage.safeParse(event.data)
    if (read.success) onSaid(read.data)
  }
  const handleHello = (event: MessageEvent<unknown>) => {
    if (event.origin !== 'null') return
    if (isFlood()) return letGo()
    if (event.source !== frame.contentWindow || port || event.data !== PAGE_HELLO) return
    port = event.ports[0]
    port?.addEventListener('message', handleSaid)
    port?.start()
  }
  const handleLoad = () => void ((loads += 1) > 1 && onLeft())
  const tell = (order: PageOrder) => port?.postMessage(order)
  const silence = watchSilence(() => tell({ order: 'ping' }), onSilent)
  const close = () => {
    removeEventListener('message', handleHello)
    frame.removeEventListener('load', handleLoad)
    silence.stop()
    port?.removeEventListener('message', handleSaid)
    port?.close()
  }
  addEventListener('message', handleHello)
  frame.addEventListener('load', handleLoad)
  return { tell, close }
}
