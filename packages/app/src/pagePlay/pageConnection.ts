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

/** Whether a page has said more than anybody can hear; once it has, nothing of it is heard any more. */
function floodGuard() {
  let since = performance.now()
  let said = 0
  return () => {
    if (said > MOST_SAID) return true
    const now = performance.now()
    if (now - since > ASKS_EVERY_MS) [since, said] = [now, 0]
    said += 1
    return said > MOST_SAID
  }
}

/** Asks the page again and again whether it is there, and tells when it has been silent for long. */
function watchSilence(ask: () => void, onSilent: PageEvents['onSilent']) {
  let heardAt = performance.now()
  const timer = setInterval(() => {
    ask()
    if (document.hidden) heardAt = performance.now()
    else if (performance.now() - heardAt > SILENT_MS) onSilent(true)
  }, ASKS_EVERY_MS)
  const hear = () => {
    heardAt = performance.now()
    onSilent(false)
  }
  return { hear, stop: () => clearInterval(timer) }
}

/**
 * Listens to the page of a frame by a port of its own, which what stands in front of the page has sent
 * before any script of the page ran; nothing else that a page posts is heard.
 */
export function connectPage(frame: HTMLIFrameElement, { onSaid, onSilent, onLeft }: PageEvents) {
  let port: MessagePort | undefined
  let loads = 0
  const isFlood = floodGuard()
  // What it has sent is still on its way here when its frame is empty.
  const letGo = () => {
    close()
    if (frame.src !== NOWHERE) onLeft()
    frame.src = NOWHERE
  }
  // To read what a message says costs as much as it is long: a flood is not read.
  const handleSaid = (event: MessageEvent<unknown>) => {
    if (isFlood()) return letGo()
    silence.hear()
    const read = PageSaid.safeParse(event.data)
    if (read.success) onSaid(read.data)
  }
  // The page is of no origin, and so is every frame within it.
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
