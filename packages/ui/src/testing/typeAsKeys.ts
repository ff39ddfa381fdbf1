/** Types like a keyboard. user-event sets the value instead, which hides unreadable numbers. */
export function typeAsKeys(field: HTMLInputElement, text: string) {
  field.focus()
  field.ownerDocument.execCommand('insertText', false, text)
}
