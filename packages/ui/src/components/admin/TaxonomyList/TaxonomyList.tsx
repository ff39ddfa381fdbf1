import { useRef } from 'react'
import { GridList, GridListItem } from 'react-aria-components'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { steppedOrder } from './movedOrder.ts'
import type { TaxonomyItem, TaxonomyNoun } from './taxonomyItem.ts'
import { taxonomyListStyles as styles } from './TaxonomyList.styles.ts'
import { TaxonomyRow, type TaxonomyActs } from './TaxonomyRow.tsx'
import { useDraggedOrder } from './useDraggedOrder.tsx'
import { useStepFocus } from './useStepFocus.ts'

export interface TaxonomyListProps extends TaxonomyActs {
  /** Which of the two it lists. */
  noun: TaxonomyNoun
  /** In their order. */
  items: readonly TaxonomyItem[]
  /** There are more of them than are listed now. */
  isNarrowed?: boolean
  /** Called with all ids in their new order, and the one that moved. Absent: none has a place. */
  onOrder?: ((ids: readonly string[], moved: string) => void) | undefined
}

const placeOf = (id: string, ids: readonly string[]) => ({
  isFirst: id === ids[0],
  isLast: id === ids.at(-1),
})

/** The two ways of moving a row: by one place, and by dragging it. */
function useMoves({ items, onOrder }: TaxonomyListProps) {
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useStepFocus(list, items)
  const ids = items.map(({ id }) => id)
  const order = (next: readonly string[], moved: string) => {
    if (next !== ids) onOrder?.(next, moved)
  }
  const dragAndDropHooks = useDraggedOrder(ids, order)
  const step = (id: string, by: -1 | 1) => {
    keepFocus(id, by)
    order(steppedOrder(ids, id, by), id)
  }

  return { list, ids, step, dragAndDropHooks }
}

/** Categories or tags, one below the other; those that have a place are moved by pointer or keys. */
export function TaxonomyList(props: TaxonomyListProps) {
  const { noun, items, isNarrowed = false, onOrder, ...acts } = props
  const messages = useAdminMessages().taxonomy[noun]
  const { list, ids, step, dragAndDropHooks } = useMoves(props)
  const canMove = onOrder !== undefined && !isNarrowed && items.length > 1

  return (
    <GridList
      // A list that can be dragged in is another one than a list that cannot.
      key={canMove ? 'moving' : 'still'}
      aria-label={messages.title}
      css={styles.list}
      dependencies={[canMove, items]}
      {...(canMove ? { dragAndDropHooks } : {})}
      items={items}
      keyboardNavigationBehavior="tab"
      ref={list}
    >
      {(item) => (
        <GridListItem css={styles.row} textValue={item.display_name}>
          <TaxonomyRow
            {...acts}
            isAlone={items.length === 1 && !isNarrowed}
            item={item}
            onStep={(by) => step(item.id, by)}
            place={canMove ? placeOf(item.id, ids) : null}
            messages={messages}
          />
        </GridListItem>
      )}
    </GridList>
  )
}
