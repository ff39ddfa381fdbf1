/** Types a text key by key, because user-event cannot type an invalid number. */
export function typeAsKeys(field: HTMLInputElement, text: string) {
  field.focus()
  field.ownerDocument.execCommand('insertText', false, text)
}
