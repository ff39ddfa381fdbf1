import { Button } from '../../components/primitives/Button/Button.tsx'
import { IconButton } from '../../components/primitives/IconButton/IconButton.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { useCounted } from '../../messages/useCounted.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminStoriesScreenStyles } from './AdminStoriesScreen.styles.ts'

export interface BulkBarProps {
  /** Ids of the stories that are chosen; without any the bar is not there. */
  selected: readonly string[]
  /** What is being done with them. */
  busy?: 'feature' | 'unfeature' | undefined
  /** Called to feature the chosen stories, or to leave them off. */
  onBulk: (isFeatured: boolean) => void
  /** None of them is to be chosen any more. */
  onClear: () => void
}

/** As many as one call takes. */
const MOST = 100

/** What can be done with all chosen stories at once; on a phone at the lower edge. */
export function BulkBar({ selected, busy, onBulk, onClear }: BulkBarProps) {
  const { bulk } = useAdminMessages().stories
  const styles = adminStoriesScreenStyles(useTheme())
  const counted = useCounted()
  const isTooMany = selected.length > MOST
  const barred = isTooMany ? { isDisabled: true, reason: fill(bulk.tooMany, { count: MOST }) } : {}

  if (selected.length === 0) return null
  return (
    <div aria-label={bulk.label} css={styles.bulk} data-action-bar="" role="group">
      <span css={styles.selected} role="status">
        {counted(bulk.selected, selected.length)}
        {isTooMany && ` · ${fill(bulk.tooMany, { count: MOST })}`}
      </span>
      <Button {...barred} isBusy={busy === 'feature'} onPress={() => onBulk(true)} size="small">
        {bulk.feature}
      </Button>
      <Button {...barred} isBusy={busy === 'unfeature'} onPress={() => onBulk(false)} size="small">
        {bulk.unfeature}
      </Button>
      <IconButton icon="close" label={bulk.clear} onPress={onClear} size="small" />
    </div>
  )
}
