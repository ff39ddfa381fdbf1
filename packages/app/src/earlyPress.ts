declare global {
  interface Window {
    /** The button that was pressed last on a drawn page while its code was on its way. */
    pressedEarly?: HTMLElement | null
    /** What notes it. */
    noteEarly?: (event: MouseEvent) => void
  }
}

/** Presses again what was pressed before the page could answer. */
export function pressAgain() {
  if (!window.noteEarly) return
  removeEventListener('click', window.noteEarly, true)
  // After the effects: only then does a press bring that part of the page to life at once.
  setTimeout(() => window.pressedEarly?.click())
}
