import { useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { TaxonomyRefusal } from '../../components/admin/TaxonomyDialog/TaxonomyDialog.tsx'
import type { TaxonomyNoun } from '../../components/admin/TaxonomyList/taxonomyItem.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { adminTaxonomyScreenStyles as styles } from './AdminTaxonomyScreen.styles.ts'
import { TaxonomyDialogs } from './TaxonomyDialogs.tsx'
import type { AskedTaxonomy, TaxonomyDialogsProps } from './TaxonomyDialogs.tsx'
import { TaxonomySection } from './TaxonomySection.tsx'

export interface AdminTaxonomyScreenProps extends Pick<
  TaxonomyDialogsProps,
  'noun' | 'items' | 'onSave' | 'onMerge' | 'onDelete'
> {
  /** State of the items: on their way, failed, or there. */
  status: 'loading' | 'failed' | 'ready'
  /** Reason why the items could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
  /** Puts them in this order, or gives why not. Absent: they have none. */
  onOrder?: ((ids: readonly string[]) => Promise<TaxonomyRefusal | null>) | undefined
}

interface News {
  /** What was done, or what was not. */
  message: string
  isRefusal?: boolean
  /** What was pressed may be gone. */
  takesFocus?: boolean
}

/** All categories, or all tags, and what those who sort the catalogue can do with them. */
export function AdminTaxonomyScreen(props: AdminTaxonomyScreenProps) {
  const { noun, items, status, onSave, onMerge, onDelete } = props
  const messages = useAdminMessages().taxonomy[noun]
  const [asked, setAsked] = useState<AskedTaxonomy | null>(null)
  const [news, setNews] = useState<News | null>(null)
  const order = useOrder(props, setNews)

  return (
    <div css={styles.page}>
      <Head
        noun={noun}
        onAdd={() => setAsked({ act: 'save', item: null })}
        total={status === 'ready' ? items.length : null}
      />
      <DoneNotice
        message={news && !news.isRefusal ? news.message : undefined}
        takesFocus={news?.takesFocus ?? false}
      />
      {news?.isRefusal && <FormError>{news.message}</FormError>}
      {status === 'loading' && <Loading label={messages.loading} />}
      {status === 'failed' && <Failed {...props} />}
      {status === 'ready' && (
        <TaxonomySection noun={noun} items={items} onAsk={setAsked} onOrder={order} />
      )}
      <TaxonomyDialogs
        {...{ noun, items, asked, onSave, onMerge, onDelete }}
        onAsk={setAsked}
        onDone={(message) => {
          setAsked(null)
          setNews({ message, takesFocus: true })
        }}
      />
    </div>
  )
}

function Failed({ noun, error, onRetry }: AdminTaxonomyScreenProps) {
  const messages = useAdminMessages().taxonomy[noun]

  return (
    <ErrorState message={error ?? messages.failedHint} onRetry={onRetry} title={messages.failed} />
  )
}

interface HeadProps {
  /** Which of the two pages it is. */
  noun: TaxonomyNoun
  /** How many there are; null while nobody knows. */
  total: number | null
  /** A new one is to be made. */
  onAdd: () => void
}

function Head({ noun, total, onAdd }: HeadProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const { count } = useFormat()

  return (
    <>
      <div css={styles.head}>
        <div css={styles.name}>
          <h1 css={styles.title} tabIndex={-1}>
            {messages.title}
          </h1>
          {total !== null && <span css={styles.total}>{count(total)}</span>}
        </div>
        <Button icon="plus" onPress={onAdd} variant="primary">
          {messages.add}
        </Button>
      </div>
      <p css={styles.lead}>{messages.lead}</p>
    </>
  )
}

/** Asks for another order, and tells what came of it. */
function useOrder(
  { noun, items, onOrder }: AdminTaxonomyScreenProps,
  tell: (news: News | null) => void,
) {
  const messages = useAdminMessages().taxonomy[noun]
  if (!onOrder) return undefined

  return async (ids: readonly string[], moved: string) => {
    const name = items.find(({ id }) => id === moved)?.display_name ?? ''
    const place = ids.indexOf(moved) + 1
    tell(null)
    const refused = await onOrder(ids)
    tell(
      refused
        ? { message: refused.message ?? messages.notMoved, isRefusal: true }
        : { message: fill(messages.moved, { name, place, count: ids.length }) },
    )
  }
}

const LINES = [1, 2, 3, 4, 5, 6]

function Loading({ label }: { label: string }) {
  return (
    <div css={styles.loading}>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      {LINES.map((line) => (
        <Skeleton height="44px" key={line} shape="block" />
      ))}
    </div>
  )
}
