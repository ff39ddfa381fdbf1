import type { WalletEntry } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { walletHistoryStyles as styles } from './WalletHistory.styles.ts'

export interface WalletHistoryProps {
  credits: number
  /** Credits that are reserved for running actions. */
  held: number
  /** Changes of the credits, newest first. */
  entries: readonly WalletEntry[]
  hasMore: boolean
  isBusy?: boolean
  /** Error message if earlier entries could not be loaded. */
  moreError?: string | undefined
  onLoadMore: () => void
}

export function WalletHistory({
  credits,
  held,
  entries,
  isBusy = false,
  ...more
}: WalletHistoryProps) {
  const messages = useSettingsMessages().settings.wallet
  const { count, counted } = useFormat()

  return (
    <div css={styles.wallet}>
      <p css={styles.balance}>
        <Icon name="cowrie" size={24} />
        {counted(messages.credits, credits)}
      </p>
      {held > 0 && <p css={styles.held}>{fill(messages.held, { count: count(held) })}</p>}
      {entries.length === 0 ? (
        <p css={styles.held}>{messages.empty}</p>
      ) : (
        <ol aria-label={messages.list} css={styles.list}>
          {entries.map((entry) => (
            <Change key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {more.moreError && <FormError>{more.moreError}</FormError>}
      {more.hasMore && (
        // Does not set `isBusy`, because the announcement would last longer than the button.
        <Button onPress={isBusy ? undefined : more.onLoadMore} size="small">
          {isBusy ? messages.moreBusy : messages.more}
        </Button>
      )}
    </div>
  )
}

const MINUS = '−'

function Change({ entry }: { entry: WalletEntry }) {
  const { amount, story, created_at } = entry
  const messages = useSettingsMessages().settings.wallet
  const { count, counted, date } = useFormat()
  const t = useServerMessages()
  const size = count(Math.abs(amount))

  return (
    <li css={styles.change}>
      <div css={styles.why}>
        <p>{t.credits(entry)}</p>
        <p css={styles.when}>
          <time dateTime={created_at}>{date(created_at)}</time>
          {story && <> · {story.title}</>}
        </p>
      </div>
      <span css={[styles.amount, amount > 0 && styles.gain]}>
        <span aria-hidden="true">{`${amount > 0 ? '+' : MINUS}${size}`}</span>
        <VisuallyHidden>
          {counted(amount > 0 ? messages.gained : messages.spent, Math.abs(amount))}
        </VisuallyHidden>
      </span>
    </li>
  )
}
