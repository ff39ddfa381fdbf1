import { useEffect, useRef, type ReactNode } from 'react'

import { Alert } from '../Alert/Alert.tsx'
import { doneNoticeStyles as styles } from './DoneNotice.styles.ts'

export interface DoneNoticeProps {
  /** What was done last, as a sentence; nothing shows without it. */
  message: string | undefined
  /** Buttons after it, such as one that undoes it. */
  actions?: ReactNode
  /** What was pressed is gone from the page, so the news takes the focus. */
  takesFocus?: boolean
}

/** Tells that something was done, to those who see it and to those who hear it. */
export function DoneNotice({ message, actions, takesFocus = false }: DoneNoticeProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!message || !takesFocus) return
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() => place.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [message, takesFocus])

  return (
    <Alert
      actions={message ? actions : undefined}
      css={styles.notice}
      ref={place}
      tabIndex={-1}
      tone="positive"
    >
      {message}
    </Alert>
  )
}
