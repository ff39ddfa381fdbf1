import { useState } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { TaxonomyList } from '../../components/TaxonomyList/TaxonomyList.tsx'
import type { TaxonomyItem, TaxonomyNoun } from '../../components/TaxonomyList/TaxonomyList.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { TaxonomyDialog } from './TaxonomyDialogs.tsx'
import type { OpenTaxonomyDialog, TaxonomyCalls, TaxonomyRefusal } from './TaxonomyDialogs.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, column } = theme

const styles = {
  page: { display: 'grid', gap: space.l, minInlineSize: 0 },
  search: { maxInlineSize: column.xxl },
  held: { color: color.textMuted, fontSize: size.label },
  loading: { display: 'grid', gap: space.m },
}

export interface AdminTaxonomyScreenProps extends TaxonomyCalls {
  noun: TaxonomyNoun
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  items: readonly TaxonomyItem[]
  /** Saves the order. Resolves with an error or null. If absent, the order is fixed. */
  onOrder?: ((ids: readonly string[]) => Promise<TaxonomyRefusal | null>) | undefined
}

interface News {
  message: string
  isRefusal?: boolean
  /** Focuses the message, because the pressed button may be gone. */
  takesFocus?: boolean
}

export function AdminTaxonomyScreen(props: AdminTaxonomyScreenProps) {
  const { noun, items, status, error, onRetry, onOrder } = props
  const messages = useAdminMessages().taxonomy[noun]
  const { count } = useFormat()
  const [asked, setAsked] = useState<OpenTaxonomyDialog | null>(null)
  const [news, setNews] = useState<News | null>(null)
  const order = async (ids: readonly string[], moved: string) => {
    const name = items.find(({ id }) => id === moved)?.display_name ?? ''
    const place = ids.indexOf(moved) + 1
    setNews(null)
    const refused = await onOrder?.(ids)
    setNews(
      refused
        ? { message: refused.message ?? messages.notMoved, isRefusal: true }
        : { message: fill(messages.moved, { name, place, count: ids.length }) },
    )
  }

  return (
    <div css={styles.page}>
      <PageHeader
        actions={
          <Button
            icon="plus"
            onPress={() => setAsked({ act: 'save', item: null })}
            variant="primary"
          >
            {messages.add}
          </Button>
        }
        lead={messages.lead}
        note={status === 'ready' ? count(items.length) : ''}
        title={messages.title}
      />
      <Alert takesFocus={news?.takesFocus ?? false} tone="positive">
        {news && !news.isRefusal ? news.message : undefined}
      </Alert>
      {news?.isRefusal && <FormError>{news.message}</FormError>}
      {status === 'loading' && (
        <div css={styles.loading}>
          <div role="status">
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
          </div>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton height="44px" key={line} shape="block" />
          ))}
        </div>
      )}
      {status === 'failed' && (
        <ErrorState
          message={error ?? messages.failedHint}
          onRetry={onRetry}
          title={messages.failed}
        />
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState hint={messages.noneHint} title={messages.none} />
      )}
      {status === 'ready' && items.length > 0 && (
        <SearchedList
          items={items}
          noun={noun}
          onAsk={setAsked}
          onOrder={onOrder && ((ids, moved) => void order(ids, moved))}
        />
      )}
      {asked && (
        <TaxonomyDialog
          {...props}
          asked={asked}
          onAsk={setAsked}
          onDone={(message) => {
            setAsked(null)
            setNews({ message, takesFocus: true })
          }}
        />
      )}
    </div>
  )
}

interface SearchedListProps extends Pick<AdminTaxonomyScreenProps, 'noun' | 'items'> {
  onAsk: (asked: OpenTaxonomyDialog) => void
  onOrder: ((ids: readonly string[], moved: string) => void) | undefined
}

const fold = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase()

function SearchedList({ noun, items, onAsk, onOrder }: SearchedListProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const [query, setQuery] = useState('')
  const found = items.filter(({ display_name }) => fold(display_name).includes(fold(query)))
  const isNarrowed = found.length < items.length

  return (
    <>
      <div css={styles.search}>
        <TextInput
          autoComplete="off"
          label={messages.search}
          onChange={setQuery}
          type="search"
          value={query}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          action={<Button onPress={() => setQuery('')}>{messages.clear}</Button>}
          hint={fill(messages.noMatch, { query: query.trim() })}
          title={messages.none}
        />
      ) : (
        <>
          {isNarrowed && onOrder && <p css={styles.held}>{messages.orderHeld}</p>}
          <TaxonomyList
            isNarrowed={isNarrowed}
            items={found}
            noun={noun}
            onDelete={(item) => onAsk({ act: 'delete', item })}
            onEdit={(item) => onAsk({ act: 'save', item })}
            onMerge={(item) => onAsk({ act: 'merge', item })}
            onOrder={onOrder}
          />
        </>
      )}
    </>
  )
}
