import { useId, useState, type ReactNode } from 'react'

import { useAttempt } from '../../hooks/useAttempt.ts'
import { FormError } from '../FormError/FormError.tsx'
import { LoadMore, type LoadMoreProps } from '../LoadMore/LoadMore.tsx'
import { Button } from '../Button/Button.tsx'
import { QuestionDialog } from '../ConfirmDialog/QuestionDialog.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { theme } from '../../theme/theme.ts'

const { space, size, color, lineWidth } = theme

const row = { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center' }

const styles = {
  section: { display: 'grid', gap: space.s, minInlineSize: 0, inlineSize: '100%' },
  heading: { fontSize: size.lead },
  muted: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  list: { display: 'grid' },
  item: {
    ...row,
    justifyContent: 'space-between',
    gap: space.s,
    minInlineSize: 0,
    paddingBlock: space.s,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  actions: { ...row, gap: space.xs },
}

export interface RowAction {
  label: string
  /** Label for screen readers, which contains the name of the item, such as "Remove Asha". */
  accessibleLabel?: string
  busyLabel?: string
  icon?: IconName
  confirm?: { title: string; text: string; cancelLabel: string }
  /** Runs the action. Resolves with an error message, which is shown, or with null. */
  onPress: () => Promise<string | null>
}

interface CollectionMessages {
  loading: string
  /** Text that is shown if there are no items. Default: no text. */
  empty?: string
  /** Hint in the large message for an empty list. If absent, the message is small. */
  emptyHint?: string
  failedTitle?: string
  retry?: string
  more?: string
  loadingMore?: string
}

export interface CollectionProps<Item> {
  /** Items of the list. Null while they are loading, or if loading failed. */
  items: readonly Item[] | null
  error?: string | undefined
  onRetry?: () => void
  label: string
  hasHeading?: boolean
  messages: CollectionMessages
  /** Link or button in the large message for an empty list. */
  emptyAction?: ReactNode
  children?: (items: readonly Item[]) => ReactNode
  keyOf?: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
  actionsOf?: (item: Item) => readonly RowAction[]
  controls?: (item: Item) => ReactNode
  /** Loads the next page. Absent on the last page. */
  more?: LoadMoreProps
}

export function Collection<Item>(props: CollectionProps<Item>) {
  const { items, error, label, messages, onRetry } = props
  const id = useId()

  if (items === null) {
    return error === undefined ? (
      <Spinner isPage label={messages.loading} />
    ) : (
      <ErrorState
        message={error}
        onRetry={onRetry}
        {...(messages.failedTitle && { title: messages.failedTitle })}
        {...(messages.retry && { retryLabel: messages.retry })}
      />
    )
  }
  if (items.length === 0 && messages.emptyHint && messages.empty) {
    return (
      <EmptyState action={props.emptyAction} hint={messages.emptyHint} title={messages.empty} />
    )
  }

  return (
    <section css={styles.section} {...(props.hasHeading && { 'aria-labelledby': id })}>
      {props.hasHeading && (
        <h3 css={styles.heading} id={id}>
          {label}
        </h3>
      )}
      {error && !props.more?.moreError && <FormError>{error}</FormError>}
      {items.length === 0 && <p css={styles.muted}>{messages.empty}</p>}
      {props.children
        ? props.children(items)
        : items.length > 0 && (
            <ul aria-label={label} css={styles.list}>
              {items.map((item, at) => (
                <li css={styles.item} key={props.keyOf?.(item) ?? at}>
                  {props.renderItem?.(item)}
                  <RowActions actions={props.actionsOf?.(item) ?? []}>
                    {props.controls?.(item)}
                  </RowActions>
                </li>
              ))}
            </ul>
          )}
      {props.more && (
        <LoadMore busyLabel={messages.loadingMore} label={messages.more} {...props.more} />
      )}
    </section>
  )
}

/** Buttons of a row. Only one action runs at a time. Its result is next to the buttons. */
function RowActions({ actions, children }: { actions: readonly RowAction[]; children: ReactNode }) {
  const [pressed, setPressed] = useState<string | null>(null)
  const [asked, setAsked] = useState<RowAction | null>(null)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  if (actions.length === 0) return children

  const press = (action: RowAction) => {
    if (action.confirm) return setAsked(action)
    setPressed(action.label)
    void attempt(action.onPress)
  }

  return (
    <span css={styles.actions}>
      {children}
      {actions.map((action) => (
        <Button
          {...(action.accessibleLabel && { 'aria-label': action.accessibleLabel })}
          busyLabel={action.busyLabel}
          icon={action.icon}
          isBusy={isBusy && pressed === action.label}
          key={action.label}
          onPress={() => press(action)}
          size="small"
          variant={action.confirm ? 'quiet' : 'secondary'}
        >
          {action.label}
        </Button>
      ))}
      <span css={styles.muted} role="status">
        {refusal}
      </span>
      {asked?.confirm && (
        <QuestionDialog
          {...(asked.busyLabel && { busyLabel: asked.busyLabel })}
          cancelLabel={asked.confirm.cancelLabel}
          confirmLabel={asked.label}
          onClose={() => setAsked(null)}
          onConfirm={asked.onPress}
          title={asked.confirm.title}
          variant="danger"
        >
          <p>{asked.confirm.text}</p>
        </QuestionDialog>
      )}
    </span>
  )
}
