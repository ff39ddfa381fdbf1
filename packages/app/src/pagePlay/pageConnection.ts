import { PAGE_HELLO, PageSaid, type PageOrder } from './pageMessages.ts'

/** A page that has said nothing for so long does not answer. */
const SILENT_MS = 6000
const ASKS_EVERY_MS = 1000
/** More in such a time would keep ours from all else: such a page is let go. */
const MOST_SAID = 100
const NOWHERE = 'about:blank'

export interface PageEvents {
  onSaid: (said: PageSaid) => void
  /** It does not answer, or does again. */
  onSilent: (isSilent: boolean) => void
  /** It has loaded another page, or itself anew. */
  onLeft: () => void
}

/** Whether a page says more than anybody can hear: its frame is emptied then. */
function floodGuard(frame: HTMLIFrameElement) {
  let since = performance.now()
  let said = 0
  return () => {
    const now = performance.now()
    if (now - since > ASKS_EVERY_MS) [since, said] = [now, 0]
    said += 1
    const isFlood = said > MOST_SAID
    if (isFlood && frame.src !== NOWHERE) frame.src = NOWHERE
    return isFlood
  }
}

/**
 * Listens to the page of a frame by a port of its own, which what stands in front of the page has sent
 * before any script of the page ran; nothing else that a page posts is heard.
 */
export function connectPage(frame: HTMLIFrameElement, { onSaid, onSilent, onLeft }: PageEvents) {
  let port: MessagePort | undefined
  let heardAt = performance.now()
  let loads = 0
  const isFlood = floodGuard(frame)
  const handleSaid = ({ data }: MessageEvent<unknown>) => {
    if (isFlood()) return
    heardAt = performance.now()
    onSilent(false)
    const read = PageSaid.safeParse(data)
    if (read.success) onSaid(read.data)
  }
  const handleHello = ({ source, data, ports }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || isFlood() || port || data !== PAGE_HELLO) return
    port = ports[0]
    port?.addEventListener('message', handleSaid)
    port?.start()
  }
  const handleLoad = () => {
    if ((loads += 1) > 1) onLeft()
  }
  const tell = (order: PageOrder) => port?.postMessage(order)
  const ask = () => {
    tell({ order: 'ping' })
    if (document.hidden) heardAt = performance.now()
    else if (performance.now() - heardAt > SILENT_MS) onSilent(true)
  }
  addEventListener('message', handleHello)
  frame.addEventListener('load', handleLoad)
  const timer = setInterval(ask, ASKS_EVERY_MS)
  return {
    tell,
    close: () => {
      removeEventListener('message', handleHello)
      frame.removeEventListener('load', handleLoad)
      clearInterval(timer)
      port?.close()
    },
  }
}
