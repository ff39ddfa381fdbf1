const REST = 'data-focus-rest'

/** Returns true if no element has the focus because the focused one was removed or disabled. */
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

/** If the focus is lost, moves it to a part of the page, without a focus ring. */
export function moveFocus(part: HTMLElement) {
  part.tabIndex = -1
  part.setAttribute('data-quiet-focus', '')
  part.focus({ preventScroll: true })
}
