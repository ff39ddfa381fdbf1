import { useEffect, useRef } from 'react'
import type { PressEvent } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { isFocusLost } from '../../hooks/lostFocus.ts'
import { Button } from '../Button/Button.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, media, tile } = theme

const styles = {
  place: { display: 'grid', justifyItems: 'center', gap: space.m, marginBlockStart: space.huge },
  fault: { color: color.dangerText },
  button: { minInlineSize: tile.huge, [media.below.m]: { inlineSize: '100%' } },
}

export interface LoadMoreProps {
  hasMore: boolean
  isBusy: boolean
  moreError?: string | undefined
  onLoadMore: () => void
  label?: string | undefined
  busyLabel?: string | undefined
}

const links = () => [...document.querySelectorAll<HTMLElement>('a[href]')]

function useFocusOnNew({ hasMore, onLoadMore }: LoadMoreProps) {
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    if (hasMore || !before.current || !isFocusLost()) return
    const all = links()
    all[all.indexOf(before.current) + 1]?.focus()
  }, [hasMore])

  return ({ target }: PressEvent) => {
    const isAbove = (link: HTMLElement) =>
      (target.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    before.current = links().findLast(isAbove) ?? null
    onLoadMore()
  }
}

export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isBusy, moreError, label, busyLabel } = props
  const messages = useMessages().story
  const handlePress = useFocusOnNew(props)

  if (!hasMore) return null

  return (
    <div css={styles.place}>
      {moreError && (
        <p css={styles.fault} role="alert">
          {moreError}
        </p>
      )}
      <Button
        busyLabel={busyLabel ?? messages.loadingMore}
        css={styles.button}
        isBusy={isBusy}
        onPress={handlePress}
      >
        {label ?? messages.loadMore}
      </Button>
    </div>
  )
}
