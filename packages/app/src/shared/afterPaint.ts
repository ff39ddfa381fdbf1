const TIMEOUT_MS = 200

/** Resolves after the next paint, so that a press shows first. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, TIMEOUT_MS)
  })
