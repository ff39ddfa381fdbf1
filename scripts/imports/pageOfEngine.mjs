/** What each story format shows its passage in, and what of it can be chosen. */
export const ENGINES = {
  sugarcube: {
    passage: '#passages .passage:not(.passage-out)',
    links: 'a.link-internal, button.link-internal, a.macro-link',
  },
  harlowe: { passage: 'tw-story > tw-passage', links: 'tw-link' },
  chapbook: {
    passage: '#page article',
    links: 'passage-link, reveal-link, a[data-cb-go], a[data-passage], a[href^="javascript:"]',
  },
  snowman: { passage: '#passage, #main .passage, tw-passage', links: 'a[data-passage]' },
}

/** What a page of the engine shows now; null before it shows anything. A field alone is gone past by Enter. It runs in the page. */
export function seenIn({ passage, links }) {
  const here = [...globalThis.document.querySelectorAll(passage)].at(-1)
  if (!here) return null
  const told = here.cloneNode(true)
  for (const gone of told.querySelectorAll(`${links}, script, style, iframe, tw-sidebar`))
    gone.remove()
  const choices = [...here.querySelectorAll(links)].map((link) => link.textContent.trim())
  const isAsking = choices.length === 0 && here.querySelector('input[type="text"]') !== null
  return { text: told.textContent.trim(), choices: isAsking ? ['Continue'] : choices }
}

/** Takes the link at a place. It runs in the page. */
export function takeIn({ passage, links, place }) {
  const here = [...globalThis.document.querySelectorAll(passage)].at(-1)
  const link = here?.querySelectorAll(links)[place]
  if (link) return void link.click()
  const entered = new KeyboardEvent('keypress', { key: 'Enter', bubbles: true })
  // Engines still look at what no event that is made has by itself.
  for (const name of ['which', 'keyCode']) Object.defineProperty(entered, name, { value: 13 })
  here?.querySelector('input[type="text"]')?.dispatchEvent(entered)
}
