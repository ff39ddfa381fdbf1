import { DropIndicator, useDragAndDrop } from 'react-aria-components'

import { movedOrder } from './movedOrder.ts'
import type { TaxonomyItem } from './taxonomyItem.ts'
import { taxonomyListStyles as styles } from './TaxonomyList.styles.ts'

/**
 * Lets rows be dragged, by pointer or by keys, to between two others. `onOrder` is called with all
 * ids in their new order, the very list that was given where nothing changes, and the one moved.
 */
export function useDraggedOrder(
  ids: readonly string[],
  onOrder: (ids: readonly string[], moved: string) => void,
) {
  const { dragAndDropHooks } = useDragAndDrop<TaxonomyItem>({
    getItems: (_keys, dragged) =>
      dragged.map(({ display_name }) => ({ 'text/plain': display_name })),
    onReorder: ({ keys, target }) => {
      const place = { ...target, key: String(target.key) }
      for (const key of keys) onOrder(movedOrder(ids, String(key), place), String(key))
    },
    renderDropIndicator: (target) => <DropIndicator css={styles.indicator} target={target} />,
  })

  return dragAndDropHooks
}
