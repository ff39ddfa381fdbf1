const REST = 'data-focus-rest'

/** Whether the focus stands nowhere: what had it is gone or can't be pressed, and nobody moved it. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(`:disabled, [${REST}]`)
  )
}

export function restFocus(part: HTMLElement) {
  part.setAttribute(REST, '')
  part.addEventListener('blur', () => part.removeAttribute(REST), { once: true })
  part.focus({ preventScroll: true })
}

/** Leads a lost focus to a part of the page that is read: it is marked as new, without a ring. */
export function leadFocus(part: HTMLElement) {
  part.tabIndex = -1
  part.setAttribute('data-quiet-focus', '')
  part.focus({ preventScroll: true })
}
