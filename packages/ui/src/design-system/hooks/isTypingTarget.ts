const OCCUPIED = [
  'input:not([type="checkbox"]):not([type="radio"])',
  'textarea',
  '[role="combobox"]',
  '[contenteditable="true"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="listbox"]',
].join(', ')

export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OCCUPIED) !== null
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
