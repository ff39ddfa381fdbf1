import type { RenderedPage } from '@kathasagar/api/contract'

/** A page that nobody looks at is hydrated too, a little later. */
const UNSEEN_MS = 2000

const ENTRY = /<script type="module"[^>]* src="([^"]+)" nonce="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g

/**
 * Runs in the browser: asks for the code only once the rendering has been seen, and once it is there
 * runs it file by file, with room between them for what the visitor does meanwhile. A button pressed by then is
 * noted, and pressed again by the app.
 */
const deferHydration = (entry: string, files: readonly string[]) =>
  `addEventListener('click',window.recordEarlyInput=(event)=>{window.earlyPress=event.target.closest('button')},true);` +
  `(async()=>{const files=${JSON.stringify(files)};` +
  `await new Promise((seen)=>{new PerformanceObserver(seen).observe({type:'paint',buffered:true});setTimeout(seen,${UNSEEN_MS})});` +
  `await Promise.all(files.map((href)=>new Promise((here)=>document.head.append(` +
  `Object.assign(document.createElement('link'),{rel:'modulepreload',href,onload:here,onerror:here})))));` +
  `const rest=()=>new Promise((next)=>setTimeout(next));await rest();` +
  // The browser reads its tables of languages, as the code is about to ask it to.
  `Intl.DateTimeFormat.supportedLocalesOf('en');await rest();` +
  `for(const file of files){await import(file);await rest()}` +
  `import(${JSON.stringify(entry)})})()`

/**
 * Lays a rendering into the page. The code that hydrates it waits for the first paint: until
 * then the line belongs to what is to be seen.
 */
export function injectRenderedPage(page: string, { html, styles }: RenderedPage): string {
  const [tag, entry, nonce] = ENTRY.exec(page) ?? []
  const laid = page.replace('<div id="root"></div>', () => `<div id="root" data-ssr>${html}</div>`)
  if (!tag || !entry) return laid.replace('</head>', () => `${styles}</head>`)

  const [head = '', ...body] = laid.split('</head>')
  const files = [...head.matchAll(PRELOADS)].map(([, href = '']) => href)
  const script = `<script nonce="${nonce}">${deferHydration(entry, files)}</script>`
  const calm = head.replaceAll(PRELOADS, '').replace(tag, '')
  return [`${calm}${styles}`, ...body].join('</head>').replace('</body>', () => `${script}</body>`)
}
