const SILENT = '[aria-hidden="true"]'

function announcementOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement
  if (!element || element.closest(SILENT)) return ''
  if (!(node instanceof Element)) return node.textContent ?? ''
  const copy = node.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove()
  return copy.textContent
}

export function announcementsOf(region: HTMLElement) {
  const heard: string[] = []
  const take = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes } of records) {
      const said = type === 'characterData' ? [target] : [...addedNodes]
      heard.push(...said.map((node) => announcementOf(node).trim()).filter(Boolean))
    }
  }
  const observer = new MutationObserver(take)
  observer.observe(region, { childList: true, characterData: true, subtree: true })

  return {
    news: () => {
      take(observer.takeRecords())
      return heard.splice(0)
    },
    end: () => observer.disconnect(),
  }
}
