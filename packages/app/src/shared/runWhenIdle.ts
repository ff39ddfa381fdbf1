const TIMEOUT_MS = 2000

export function runWhenIdle(work: () => void): () => void {
  // Some browsers have no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: TIMEOUT_MS })
  return () => window.cancelIdleCallback(asked)
}
