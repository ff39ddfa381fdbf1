/** A page that nobody sees draws no frames; what was asked for is done all the same. */
const LATEST_MS = 200

/** Resolves once the next frame is on the screen, so that what a press shows at once is seen first. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LATEST_MS)
  })
