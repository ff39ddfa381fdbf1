import type { Muted } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import type { LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { fill } from '../../format/fill.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface MutedSectionProps extends LoadMoreProps {
  /** Stories and authors that are not for the reader, the latest first, as far as they are loaded. */
  items: readonly Muted[]
  /** What is being shown again. */
  busyItem: Muted | null
  /** Why one could not be shown again, as a sentence. */
  error?: string | undefined
  /** Called to show one again. */
  onUnmute: (item: Muted) => void
}

/** What a reader does not want to be offered, each with the way back. */
export function MutedSection({ items, busyItem, error, onUnmute, ...more }: MutedSectionProps) {
  const { muted: messages } = useSettingsMessages().settings
  const nameOf = (item: Muted) =>
    item.kind === 'story'
      ? item.story.title
      : (item.author.display_name ?? item.author.handle ?? '')

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <ul aria-label={messages.list} css={styles.people}>
        {items.map((item) => (
          <li css={styles.person} key={item.kind === 'story' ? item.story.id : item.author.handle}>
            <span>
              <bdi>{nameOf(item)}</bdi> <span css={styles.kind}>{messages.kinds[item.kind]}</span>
            </span>
            <Button
              aria-label={fill(messages.unmuteNamed, { name: nameOf(item) })}
              isBusy={item === busyItem}
              onPress={() => onUnmute(item)}
              size="small"
            >
              {messages.unmute}
            </Button>
          </li>
        ))}
      </ul>
      {more.moreError && <FormError>{more.moreError}</FormError>}
      {more.hasMore && (
        <Button busyLabel={messages.loadingMore} isBusy={more.isBusy} onPress={more.onLoadMore}>
          {messages.more}
        </Button>
      )}
    </SettingsSection>
  )
}
