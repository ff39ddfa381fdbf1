import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState, type ClipboardEvent } from 'react'

/** Written with line breaks, a structure takes up to this much more room than when it is sent. */
const LAYOUT_FACTOR = 4
const MOST = LAYOUT_FACTOR * LIMITS.storyBodyMax

/** Takes text up to what could ever be a story: fields freeze over more, and nothing comes of it. */
export function useTextLimit(onText: (text: string) => void) {
  const [isRefused, setRefused] = useState(false)

  const handleText = (text: string) => {
    const isTooMuch = text.length > MOST
    setRefused(isTooMuch)
    if (!isTooMuch) onText(text)
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text/plain').length <= MOST) return
    event.preventDefault()
    event.stopPropagation()
    setRefused(true)
  }
  return { isRefused, onText: handleText, onPasteCapture: handlePaste }
}
