let isGuarded = false

/**
 * Ignores `focus` calls on elements whose window no longer exists. React restores focus even inside
 * a removed frame; Storybook's test `focus` would throw there and leave the next documentation page
 * empty.
 */
export function guardFocus(): void {
  if (isGuarded) return
  isGuarded = true
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as HTMLElement['focus']
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (this.ownerDocument.defaultView !== null) focus.call(this, options)
  }
}
