/** What a visitor does first with a page, whichever device they hold; a page scrolls and focuses by itself too. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click']
const LISTENING = { capture: true, passive: true }

/** Does something once, as soon as a visitor next moves, types or presses, and gives a way to call it off. */
export function whenTouched(work: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) removeEventListener(touch, begin, LISTENING)
  }
  const begin = () => {
    stop()
    work()
  }
  for (const touch of TOUCHES) addEventListener(touch, begin, LISTENING)
  return stop
}
