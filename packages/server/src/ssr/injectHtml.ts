import type { EntryPage, RenderedPage } from '@kathasagar/api/contract'

type CodeComes = NonNullable<EntryPage['ssr']>['codeComes']

/** A page that nobody looks at is hydrated too, a little later. */
const UNSEEN_MS = 2000

/** A page that never rests gets its code all the same, this long after it is loaded. */
const UNREST_MS = 2000

/** What a visitor does first with a page, whichever device they hold. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'click']

const ENTRY = /<script type="module"[^>]* src="([^"]+)" nonce="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g

/** Resolves once the rendering has been seen. */
const SEEN = `new Promise((seen)=>{new PerformanceObserver(seen).observe({type:'paint',buffered:true});setTimeout(seen,${UNSEEN_MS})})`

/**
 * Resolves once the page has all that it shows and rests, or is touched, or the browser renders it.
 * It listens from the page's first moment: a touch before the first paint counts as well. A pointer
 * that lies over the page as it opens is told as a move, of no way at all, and touches nothing.
 */
const AT_REST =
  `new Promise((go)=>{if(document.documentElement.dataset.ssr==='other')return go();` +
  `const heard=new AbortController();` +
  `const touched=(event)=>{if(event.type!=='pointermove'||event.movementX||event.movementY){heard.abort();go()}};` +
  `for(const touch of ${JSON.stringify(TOUCHES)})addEventListener(touch,touched,{capture:true,passive:true,signal:heard.signal});` +
  `const rest=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:${UNREST_MS}}):setTimeout(go,200);` +
  `document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})})`

/**
 * Runs in the browser: asks for the code only when it is to come, and once it is there runs it file
 * by file, with room between them for what the visitor does meanwhile. A button pressed by then is
 * noted, and pressed again by the app.
 */
const deferHydration = (entry: string, files: readonly string[], codeComes: CodeComes) =>
  `addEventListener('click',window.recordEarlyInput=(event)=>{window.earlyPress=event.target.closest('button')},true);` +
  `(async()=>{const files=${JSON.stringify(files)};` +
  `const asked=${codeComes === 'at rest' ? AT_REST : 'null'};await ${SEEN};await asked;` +
  `await Promise.all(files.map((href)=>new Promise((here)=>document.head.append(` +
  `Object.assign(document.createElement('link'),{rel:'modulepreload',href,onload:here,onerror:here})))));` +
  `const rest=()=>new Promise((next)=>setTimeout(next));await rest();` +
  `for(const file of files){await import(file);await rest()}` +
  `import(${JSON.stringify(entry)})})()`

/**
 * Lays a rendering into the page. The code that hydrates it waits for the first paint, or for the
 * page to rest: until then the line belongs to what is to be seen.
 */
export function injectRenderedPage(
  page: string,
  { html, styles }: RenderedPage,
  codeComes: CodeComes,
): string {
  const [tag, entry, nonce] = ENTRY.exec(page) ?? []
  const laid = page.replace('<div id="root"></div>', () => `<div id="root" data-ssr>${html}</div>`)
  if (!tag || !entry) return laid.replace('</head>', () => `${styles}</head>`)

  const [head = '', ...body] = laid.split('</head>')
  const files = [...head.matchAll(PRELOADS)].map(([, href = '']) => href)
  const script = `<script nonce="${nonce}">${deferHydration(entry, files, codeComes)}</script>`
  const calm = head.replaceAll(PRELOADS, '').replace(tag, '')
  return [`${calm}${styles}`, ...body].join('</head>').replace('</body>', () => `${script}</body>`)
}
