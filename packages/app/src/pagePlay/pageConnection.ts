import { PAGE_HELLO, PageSaid, type PageOrder } from './pageMessages.ts'

/** A page that has said nothing for so long does not answer. */
const SILENT_MS = 6000
const ASKS_EVERY_MS = 1000

export interface PageEvents {
  onSaid: (said: PageSaid) => void
  /** It does not answer, or does again. */
  onSilent: (isSilent: boolean) => void
  /** It has loaded another page, or itself anew. */
  onLeft: () => void
}

/**
 * Listens to the page of a frame by a port of its own, which what stands in front of the page has sent
 * before any script of the page ran; nothing else that a page posts is heard.
 */
export function connectPage(frame: HTMLIFrameElement, { onSaid, onSilent, onLeft }: PageEvents) {
  let port: MessagePort | undefined
  let heardAt = performance.now()
  let loads = 0

  const handleSaid = ({ data }: MessageEvent<unknown>) => {
    heardAt = performance.now()
    onSilent(false)
    const said = PageSaid.safeParse(data)
    if (said.success) onSaid(said.data)
  }
  const handleHello = ({ source, data, ports }: MessageEvent<unknown>) => {
    if (port || source !== frame.contentWindow || data !== PAGE_HELLO) return
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
