/** Events that only users cause. Scripts can cause scroll and focus. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click']
const LISTENER_OPTIONS = { capture: true, passive: true }

export function onFirstInput(work: () => void): () => void {
  const stop = () => {
    for (const touch of INPUT_EVENTS) removeEventListener(touch, begin, LISTENER_OPTIONS)
  }
  const begin = () => {
    stop()
    work()
  }
  for (const touch of INPUT_EVENTS) addEventListener(touch, begin, LISTENER_OPTIONS)
  return stop
}
