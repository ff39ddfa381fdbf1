/**
 * Puts off what moves a scroller while it is pressed: a browser tells a click only where the pointer
 * goes down and up on the same thing, and words that arrive between the two would move it away.
 * `run` acts at once, or in the frame after the press has ended; `stop` lets go of the scroller.
 */
export function whenReleased(scroller: HTMLElement, act: () => void) {
  const listening = new AbortController()
  let isPressed = false
  let isDue = false

  const release = () => {
    isPressed = false
    if (!isDue) return
    isDue = false
    // The click comes after the pointer went up, and before the next frame.
    requestAnimationFrame(() => {
      if (!listening.signal.aborted) run()
    })
  }
  const run = () => {
    if (isPressed) isDue = true
    else act()
  }
  const press = () => {
    isPressed = true
  }

  const { signal } = listening
  scroller.addEventListener('pointerdown', press, { signal, capture: true })
  window.addEventListener('pointerup', release, { signal, capture: true })
  window.addEventListener('pointercancel', release, { signal, capture: true })
  return { run, stop: () => listening.abort() }
}
