const OCCUPIED = [
  'input:not([type="checkbox"]):not([type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="listbox"]',
].join(', ')

/** Whether a plain key belongs to what has the focus: a field, a list or a dialog. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OCCUPIED) !== null
}

/** Whether a dialog has the floor, wherever the focus is. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
