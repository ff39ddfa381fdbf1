let isGuarded = false

/**
 * Lets nothing take the focus whose window has gone. React gives the focus back to what had it, even
 * to a piece within a frame that it has just taken away; the tests' own `focus` throws there, and the
 * page of documentation that comes would stay empty.
 */
export function guardFocus(): void {
  if (isGuarded) return
  isGuarded = true
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as HTMLElement['focus']
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (this.ownerDocument.defaultView !== null) focus.call(this, options)
  }
}
