import { useState } from 'react'

import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { SortingList } from '../../components/SortingList/SortingList.tsx'
import type { SortingItem, SortingNoun } from '../../components/SortingList/sortingItem.ts'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { adminMessages } from '../../messages/adminMessages.ts'
import { fill } from '../../messages/fill.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminSortingScreenStyles } from './AdminSortingScreen.styles.ts'
import type { AskedSorting } from './SortingDialogs.tsx'

export interface SortingShelfProps {
  /** Which of the two stands on it. */
  noun: SortingNoun
  /** All of them, in their order. */
  items: readonly SortingItem[]
  /** Something is to be done with one. */
  onAsk: (asked: AskedSorting) => void
  /** Called with all ids in their new order, and the one that moved. Absent: they have none. */
  onOrder?: ((ids: readonly string[], moved: string) => Promise<void>) | undefined
}

const fold = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase()

/** The list, and the search that narrows it. */
export function SortingShelf(props: SortingShelfProps) {
  const { noun, items } = props
  const messages = adminMessages.sorting[noun]
  const styles = adminSortingScreenStyles(useTheme())
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
function Found(props: SortingShelfProps & { found: readonly SortingItem[] }) {
  const { noun, items, found, onAsk, onOrder } = props
  const styles = adminSortingScreenStyles(useTheme())
  const isNarrowed = found.length < items.length

  return (
    <>
      {isNarrowed && onOrder && <p css={styles.held}>{adminMessages.sorting[noun].orderHeld}</p>}
      <SortingList
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
