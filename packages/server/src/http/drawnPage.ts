/** What stands in a page's `#root`, and the style elements that it needs. */
export interface DrawnPage {
  html: string
  styles: string
}

/** A page that nobody looks at is brought to life too, a little later. */
const UNSEEN_MS = 2000

const ENTRY = /<script type="module"[^>]* src="([^"]+)" nonce="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g

/**
 * Runs in the browser: asks for the code only once the drawing has been seen, and once it is there
 * runs it file by file, with room between them for what the visitor does meanwhile. A button pressed by then is
 * noted, and pressed again by the app.
 */
const wake = (entry: string, files: readonly string[]) =>
  `addEventListener('click',window.noteEarly=(event)=>{window.pressedEarly=event.target.closest('button')},true);` +
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
 * Lays a drawing into the page. The code that brings it to life waits for the first paint: until
 * then the line belongs to what is to be seen.
 */
export function layDrawing(page: string, { html, styles }: DrawnPage): string {
  const [tag, entry, nonce] = ENTRY.exec(page) ?? []
  const laid = page.replace(
    '<div id="root"></div>',
    () => `<div id="root" data-drawn>${html}</div>`,
  )
  if (!tag || !entry) return laid.replace('</head>', () => `${styles}</head>`)

  const [head = '', ...body] = laid.split('</head>')
  const files = [...head.matchAll(PRELOADS)].map(([, href = '']) => href)
  const script = `<script nonce="${nonce}">${wake(entry, files)}</script>`
  const calm = head.replaceAll(PRELOADS, '').replace(tag, '')
  return [`${calm}${styles}`, ...body].join('</head>').replace('</body>', () => `${script}</body>`)
}
