const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const OTHER = 'textarea, blockquote, code, pre, script, style, [lang="en"]'

const isOther = (element: Element | null, page: Element) => {
  const other = element?.closest(OTHER)
  return other !== null && other !== undefined && page.contains(other) && other !== page
}

export function visibleTexts(page: HTMLElement): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (!isOther(parentElement, page)) texts.push(textContent ?? '')
  }
  for (const element of page.querySelectorAll('*')) {
    if (isOther(element, page)) continue
    for (const name of SPOKEN) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.filter((text) => text.trim() !== '')
}
