import { useEffect, useRef, useCallback, useSyncExternalStore } from 'react'

import { usePauseOnHover } from '../../hooks/usePauseOnHover.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { isFocusLost, parkFocus } from '../../hooks/lostFocus.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Notices } from '../Toaster/notices.ts'
import { useNoticeMessage } from '../Toaster/useNoticeMessage.ts'
import { theme } from '../../theme/theme.ts'

const { color, size, space, media } = theme

const styles = {
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    paddingBlock: space.hair,
    paddingInline: space.m,
    background: color.surface,
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.3,
    [media.from.m]: { justifyContent: 'center', paddingInline: space.xl },
    '& > svg': { flexShrink: 0, color: color.accent },
  },
  words: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  what: { fontWeight: 600 },
  close: {
    flexShrink: 0,
    marginInlineStart: 'auto',
    borderColor: 'transparent',
    [media.from.m]: { marginInlineStart: 0 },
  },
}

function useRestingFocus(isClosed: boolean) {
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isClosed && line.current && isFocusLost()) parkFocus(line.current)
  }, [isClosed])

  return line
}

/** Line that shows one notice at a time, for example during a session. */
export function NoticeLine({ notices }: { notices: Notices }) {
  const { isPointedAt, isFocused, holdProps } = usePauseOnHover()
  const next = useNextNotice(notices, isPointedAt || isFocused)
  const wordsOf = useNoticeMessage()
  const { toasts: messages } = useMessages()
  const [what, more] = next ? wordsOf(next.notice) : ['', '']
  const line = useRestingFocus(next === null && isFocused)

  return (
    <div {...holdProps} css={next && styles.line} ref={line} tabIndex={-1}>
      {next && <Icon name="lamp" size={20} />}
      {/* Always mounted, because screen readers announce only changes of a live region. */}
      <p aria-label={messages.region} css={styles.words} role="status">
        {next && (
          <>
            <span css={styles.what}>{what}</span> · <span>{more}</span>
          </>
        )}
      </p>
      {next?.notice.kind === 'update' && (
        <Button onPress={next.notice.onTake} size="small">
          {messages.takeUpdate}
        </Button>
      )}
      {next && (
        <IconButton
          css={styles.close}
          icon="close"
          label={messages.close}
          onPress={next.close}
          size="small"
        />
      )}
    </div>
  )
}

/** Returns the notice to show. While `isHeld` is true, the notice does not disappear. */
export function useNextNotice(notices: Notices, isHeld: boolean) {
  const subscribe = useCallback((onChange: () => void) => notices.subscribe(onChange), [notices])
  const read = () => notices.visibleToasts
  const waiting = useSyncExternalStore(subscribe, read, read)
  // Notices with a timeout are shown before notices that the user must close.
  const next = waiting.findLast(({ timeout }) => timeout !== undefined) ?? waiting.at(-1) ?? null
  const key = next?.key
  const timeout = next?.timeout

  useEffect(() => {
    if (key === undefined || timeout === undefined || isHeld) return
    const timer = setTimeout(() => notices.close(key), timeout)
    return () => clearTimeout(timer)
  }, [notices, key, timeout, isHeld])

  return next && { notice: next.content, close: () => notices.close(next.key) }
}
