import { useEffect, useRef, type ReactNode } from 'react'

import { Alert } from '../Alert/Alert.tsx'
import { doneNoticeStyles as styles } from './DoneNotice.styles.ts'

export interface DoneNoticeProps {
  /** Message about the last action. If undefined, nothing shows. */
  message: string | undefined
  /** Buttons after the message, such as Undo. */
  actions?: ReactNode
  /** Focuses the message. Set it if the pressed control was removed. Default: false. */
  takesFocus?: boolean
}

/** Shows and announces that an action succeeded. */
export function DoneNotice({ message, actions, takesFocus = false }: DoneNoticeProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!message || !takesFocus) return
    // Waits until a closing dialog has returned its focus.
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
