import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { accountNoticeStyles as styles } from './AccountNotice.styles.ts'

export type AccountNoticeTone = 'waiting' | 'asking' | 'done' | 'failed'

export interface AccountNoticeProps {
  /** State of what was asked: on its way, a question first, over, or refused. */
  tone: AccountNoticeTone
  /** The page's h1, in the words of the outcome. */
  title: string
  /** Meaning of the outcome and what comes next; read with the title. */
  message?: string | undefined
  children?: ReactNode
}

const icons = { waiting: 'lamp', asking: 'user', done: 'check', failed: 'warning' } as const

/**
 * In the place of a form: what came of it. The title takes the focus, because the button that was
 * pressed is gone.
 */
export function AccountNotice({ tone, title, message, children }: AccountNoticeProps) {
  const messageId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (tone !== 'waiting') titleRef.current?.focus({ preventScroll: true })
  }, [tone, title])

  return (
    <div aria-busy={tone === 'waiting'} css={styles.notice}>
      <span css={[styles.seal, styles[tone]]}>
        <Icon name={icons[tone]} size={32} />
      </span>
      <h1
        aria-describedby={message ? messageId : undefined}
        css={styles.title}
        ref={titleRef}
        tabIndex={-1}
      >
        {title}
      </h1>
      {message && (
        <p css={styles.message} id={messageId}>
          {message}
        </p>
      )}
      {children && <div css={styles.actions}>{children}</div>}
    </div>
  )
}
