declare global {
  interface Window {
    /** The button that was pressed last on a rendered page while its code was on its way. */
    earlyPress?: HTMLElement | null
    /** What notes it. */
    recordEarlyInput?: (event: MouseEvent) => void
  }
}

/** Tells React of words that stood in a field before it looked. */
function typeAgain(field: HTMLInputElement) {
  const typed = field.value
  field.value = ''
  // The element's own setter: React's would take the words for its own, and tell nobody.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does again what was pressed and typed before the page could answer; from here on it can. */
export function replayEarlyInput() {
  if (!window.recordEarlyInput) return
  removeEventListener('click', window.recordEarlyInput, true)
  // After the effects: only then does a press bring that part of the page to hydration at once.
  setTimeout(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('#root input[type="text"]')) {
      if (field.value !== '') typeAgain(field)
    }
    window.earlyPress?.click()
    document.getElementById('root')?.removeAttribute('data-ssr')
  })
}
