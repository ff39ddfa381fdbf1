/** Hands a text to the reader as a file; nothing leaves the device. */
export function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has the file once the click is over; some read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
