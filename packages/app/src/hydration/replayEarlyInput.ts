declare global {
  interface Window {
    earlyPress?: HTMLElement | null
    recordEarlyInput?: (event: MouseEvent) => void
  }
}

/** Makes React notice text that was typed before hydration. */
function replayTyping(field: HTMLInputElement) {
  const typed = field.value
  field.value = ''
  // The setter of React would hide the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replays clicks and input that happened before hydration. */
export function replayEarlyInput() {
  if (!window.recordEarlyInput) return
  removeEventListener('click', window.recordEarlyInput, true)
  // This runs after the effects, so that the clicked part hydrates first.
  setTimeout(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('#root input[type="text"]')) {
      if (field.value !== '') replayTyping(field)
    }
    window.earlyPress?.click()
    document.getElementById('root')?.removeAttribute('data-ssr')
  })
}
