/** Whether this page stands in a frame of another page of the book: of a sheet, or of documentation. */
const isFramed = () => Boolean(window.frameElement?.ownerDocument.querySelector('#storybook-root'))

/** The focus goes, and to nothing on this page. */
function stopHere(event: FocusEvent): void {
  if (event.relatedTarget === null) event.stopImmediatePropagation()
}

/**
 * Lets what is open in a frame of a page stay open: several are opened there at once, each by a play
 * that takes the focus, and a menu or a hint goes when its window loses it. A press beside it still
 * closes it. Called before anything listens; the page of a single story does as it would anywhere.
 */
export function keepOpen(): void {
  if (!isFramed()) return
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, stopHere, true)
}
