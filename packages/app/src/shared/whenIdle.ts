/** Work is done by then even on a page that never rests. */
const LATEST_MS = 2000

/** Does something once the page rests, and gives a way to call it off. */
export function whenIdle(work: () => void): () => void {
  // One of the large browsers has no idle time to offer; there a moment later must do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
