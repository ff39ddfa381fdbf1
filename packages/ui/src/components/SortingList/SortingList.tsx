import { useRef } from 'react'
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'

import { adminWords } from '../../messages/adminWords.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { movedOrder, steppedOrder } from './movedOrder.ts'
import type { SortingItem, SortingNoun } from './sortingItem.ts'
import { sortingListStyles } from './SortingList.styles.ts'
import { SortingRow } from './SortingRow.tsx'
import type { SortingActs } from './SortingRow.tsx'
import { useStepFocus } from './useStepFocus.ts'

export interface SortingListProps extends SortingActs {
  /** Which of the two it lists. */
  noun: SortingNoun
  /** In their order. */
  items: readonly SortingItem[]
  /** There are more of them than are listed now. */
  isNarrowed?: boolean
  /** Called with all ids in their new order, and the one that moved. Absent: none has a place. */
  onOrder?: ((ids: readonly string[], moved: string) => void) | undefined
}

/** Categories or tags, one below the other; those that have a place are moved by pointer or keys. */
export function SortingList(props: SortingListProps) {
  const { noun, items, isNarrowed = false, onOrder, ...acts } = props
  const words = adminWords.sorting[noun]
  const styles = sortingListStyles(useTheme())
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useStepFocus(list, items)
  const ids = items.map(({ id }) => id)
  const canMove = onOrder !== undefined && !isNarrowed && items.length > 1

  const order = (next: readonly string[], moved: string) => {
    if (next !== ids) onOrder?.(next, moved)
  }
  const { dragAndDropHooks } = useDragAndDrop<SortingItem>({
    getItems: (_keys, dragged) =>
      dragged.map(({ display_name }) => ({ 'text/plain': display_name })),
    onReorder: ({ keys, target }) => {
      for (const key of keys) {
        order(movedOrder(ids, String(key), { ...target, key: String(target.key) }), String(key))
      }
    },
    renderDropIndicator: (target) => <DropIndicator css={styles.indicator} target={target} />,
  })

  return (
    <GridList
      // A list that can be dragged in is another one than a list that cannot.
      key={canMove ? 'moving' : 'still'}
      aria-label={words.title}
      css={styles.list}
      dependencies={[canMove, items]}
      {...(canMove ? { dragAndDropHooks } : {})}
      items={items}
      keyboardNavigationBehavior="tab"
      ref={list}
    >
      {(item) => (
        <GridListItem css={styles.row} textValue={item.display_name}>
          <SortingRow
            {...acts}
            isAlone={items.length === 1 && !isNarrowed}
            item={item}
            onStep={(step) => {
              keepFocus(item.id, step)
              order(steppedOrder(ids, item.id, step), item.id)
            }}
            place={canMove ? { isFirst: item.id === ids[0], isLast: item.id === ids.at(-1) } : null}
            words={words}
          />
        </GridListItem>
      )}
    </GridList>
  )
}
