/** The arrow keys as `userEvent.keyboard` takes them, which lead on and back along the lines of a script. */
export function arrowKeys(element: Element): { onward: string; back: string } {
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  return isRightToLeft
    ? { onward: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onward: '{ArrowRight}', back: '{ArrowLeft}' }
}
