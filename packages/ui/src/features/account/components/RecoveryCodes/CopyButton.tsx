import { useState } from 'react'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'

export interface CopyButtonProps {
  text: string
  children: string
  copiedLabel: string
}

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
