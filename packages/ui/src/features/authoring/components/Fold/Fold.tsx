import { useState, type ReactNode } from 'react'

import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { foldStyles as styles } from './Fold.styles.ts'

export interface FoldProps {
  /** What is in it. */
  label: string
  /** What of it is filled in, told beside the label. */
  note?: string | undefined
  /** A new object each time that something within is looked for: it opens then. */
  sought?: object | undefined
  /** Open from the first. */
  isOpenFirst?: boolean
  /** Fields; they are there while it is open. */
  children: ReactNode
}

/** Fields that most scenes do without, closed until somebody wants them. */
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
