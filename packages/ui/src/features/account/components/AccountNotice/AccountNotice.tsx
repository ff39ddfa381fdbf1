import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, media, art, lineWidth } = theme

const styles = {
  notice: { display: 'grid', justifyItems: 'center', gap: space.l, textAlign: 'center' as const },
  seal: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: art.s,
    blockSize: art.s,
    borderRadius: radius.full,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
  waiting: { background: color.neutralSurface, color: color.neutralText },
  asking: { background: color.neutralSurface, color: color.neutralText },
  done: { background: color.positiveSurface, color: color.positiveText },
  failed: { background: color.dangerSurface, color: color.dangerText },
  title: {
    fontSize: size.titleSmall,
    textWrap: 'balance' as const,
    [media.from.m]: { fontSize: size.title },
  },
  message: { color: color.textSecondary, textWrap: 'pretty' as const },
  actions: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.l,
    inlineSize: '100%',
    marginBlockStart: space.s,
  },
}

export type AccountNoticeTone = 'waiting' | 'asking' | 'done' | 'failed'

export interface AccountNoticeProps {
  tone: AccountNoticeTone
  title: string
  message?: string | undefined
  children?: ReactNode
}

const icons = { waiting: 'lamp', asking: 'user', done: 'check', failed: 'warning' } as const

/** Replaces a form by its result. The title gets the focus, because the button is removed. */
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
