/** Types key by key. user-event sets the value instead, which hides invalid numbers. */
export function typeAsKeys(field: HTMLInputElement, text: string) {
  field.focus()
  field.ownerDocument.execCommand('insertText', false, text)
}
