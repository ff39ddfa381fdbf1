/** Wraps all text nodes in `font` elements, as browser translators do. */
export function translate() {
  const translated = 'font, script, style, textarea, title, option'
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(translated)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const begin = () => {
    replaceIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceIn)
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin)
}
