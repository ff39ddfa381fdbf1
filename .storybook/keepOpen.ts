const isFramed = () => Boolean(window.frameElement?.ownerDocument.querySelector('#storybook-root'))

function stopHere(event: FocusEvent): void {
  if (event.relatedTarget === null) event.stopImmediatePropagation()
}

/**
 * Prevents popovers in framed stories from closing when their window loses focus, because a
 * documentation page opens several at a time. Call it before other listeners are added.
 */
export function keepOpen(): void {
  if (!isFramed()) return
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, stopHere, true)
}
