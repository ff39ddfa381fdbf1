const REST = 'data-focus-rest'

/** Returns true if the focused element was removed or disabled, so that the focus is lost. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(`:disabled, [${REST}]`)
  )
}

export function parkFocus(part: HTMLElement) {
  part.setAttribute(REST, '')
  part.addEventListener('blur', () => part.removeAttribute(REST), { once: true })
  part.focus({ preventScroll: true })
}

/** Focuses an element without a visible focus ring. */
export function moveFocus(part: HTMLElement) {
  part.tabIndex = -1
  part.setAttribute('data-quiet-focus', '')
  part.focus({ preventScroll: true })
}
