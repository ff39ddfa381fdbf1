/*
 * `<script src="https://…/embed.js" data-story="…" data-theme="light" data-lang="hi"></script>`
 * embeds a story, as high as its content. Theme: `dark`, `light` or `auto`; language: `en` or `hi`.
 */
const HEIGHT = { least: 200, most: 20_000 }

function embedStory(script: HTMLScriptElement) {
  const { story = '', theme = 'auto', lang = 'en' } = script.dataset
  const address = new URL(`/embed/${encodeURIComponent(story)}`, script.src)
  address.search = new URLSearchParams({ theme, lang }).toString()
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = script.dataset['title'] ?? 'Kathasagar'
  frame.loading = 'lazy'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  Object.assign(frame.style, { border: '0', width: '100%', height: '320px', display: 'block' })
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const { kathasagar, height } = (data ?? {}) as { kathasagar?: unknown; height?: unknown }
    if (kathasagar !== 'height' || typeof height !== 'number') return
    frame.style.height = `${Math.min(HEIGHT.most, Math.max(HEIGHT.least, height))}px`
  })
  script.after(frame)
}

const tag = document.currentScript
if (tag instanceof HTMLScriptElement) embedStory(tag)
