import { useState, type ReactNode } from 'react'

import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

const styles = {
  fold: { '& > summary': { color: color.textSecondary, fontSize: size.label, fontWeight: 600 } },
  content: { display: 'grid', gap: space.l, minInlineSize: 0, paddingBlockStart: space.m },
}

export interface FoldProps {
  label: string
  note?: string | undefined
  /** Location to show. Each new object opens the disclosure again. */
  sought?: object | undefined
  isOpenFirst?: boolean
  children: ReactNode
}

/** Disclosure that renders its content only while it is open. */
export function Fold({ label, note, sought, isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst || sought !== undefined)
  const [seen, setSeen] = useState(sought)
  if (seen !== sought) {
    setSeen(sought)
    if (sought) setIsOpen(true)
  }

  return (
    <Disclosure
      css={styles.fold}
      isOpen={isOpen}
      label={label}
      note={note}
      onOpenChange={setIsOpen}
    >
      {isOpen && <div css={styles.content}>{children}</div>}
    </Disclosure>
  )
}
