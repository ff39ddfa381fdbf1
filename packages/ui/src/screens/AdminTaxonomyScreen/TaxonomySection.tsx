import { useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { TaxonomyList } from '../../components/admin/TaxonomyList/TaxonomyList.tsx'
import type {
  TaxonomyItem,
  TaxonomyNoun,
} from '../../components/admin/TaxonomyList/taxonomyItem.ts'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { adminTaxonomyScreenStyles as styles } from './AdminTaxonomyScreen.styles.ts'
import type { AskedTaxonomy } from './TaxonomyDialogs.tsx'

export interface TaxonomySectionProps {
  /** Which of the two stands on it. */
  noun: TaxonomyNoun
  /** All of them, in their order. */
  items: readonly TaxonomyItem[]
  /** Something is to be done with one. */
  onAsk: (asked: AskedTaxonomy) => void
  /** Called with all ids in their new order, and the one that moved. Absent: they have none. */
  onOrder?: ((ids: readonly string[], moved: string) => Promise<void>) | undefined
}

const fold = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase()

/** The list, and the search that narrows it. */
export function TaxonomySection(props: TaxonomySectionProps) {
  const { noun, items } = props
  const messages = useAdminMessages().taxonomy[noun]
  const [query, setQuery] = useState('')
  const found = items.filter(({ display_name }) => fold(display_name).includes(fold(query)))

  if (items.length === 0) return <EmptyState hint={messages.noneHint} title={messages.none} />
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
      {found.length === 0 && (
        <EmptyState
          action={<Button onPress={() => setQuery('')}>{messages.clear}</Button>}
          hint={fill(messages.noMatch, { query: query.trim() })}
          title={messages.none}
        />
      )}
      {found.length > 0 && <Found {...props} found={found} />}
    </>
  )
}

/** Those that are called so; all of them without a search. */
function Found(props: TaxonomySectionProps & { found: readonly TaxonomyItem[] }) {
  const adminMessages = useAdminMessages()
  const { noun, items, found, onAsk, onOrder } = props
  const isNarrowed = found.length < items.length

  return (
    <>
      {isNarrowed && onOrder && <p css={styles.held}>{adminMessages.taxonomy[noun].orderHeld}</p>}
      <TaxonomyList
        isNarrowed={isNarrowed}
        items={found}
        noun={noun}
        onDelete={(item) => onAsk({ act: 'delete', item })}
        onEdit={(item) => onAsk({ act: 'save', item })}
        onMerge={(item) => onAsk({ act: 'merge', item })}
        onOrder={onOrder && ((ids, moved) => void onOrder(ids, moved))}
      />
    </>
  )
}
