/**
 * Types into a field as keys do. What user-event types is set instead, and so never shows how the
 * browser reads what is no number.
 */
export function typeAsKeys(field: HTMLInputElement, text: string) {
  field.focus()
  field.ownerDocument.execCommand('insertText', false, text)
}
