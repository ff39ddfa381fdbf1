/** User events only. Scroll and focus can also be programmatic. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click']
const LISTENING = { capture: true, passive: true }

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
