import { useState } from 'react'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'

export interface CopyButtonProps {
  /** Goes to the clipboard. */
  text: string
  children: string
  /** Words once it is copied. */
  copiedLabel: string
}

/** Copies a text, and says once that is done. */
export function CopyButton({ text, children, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )

  return (
    <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()} size="small">
      <span aria-live="polite">{isCopied ? copiedLabel : children}</span>
    </Button>
  )
}
