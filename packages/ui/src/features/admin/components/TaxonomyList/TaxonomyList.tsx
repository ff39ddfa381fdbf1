import type { AdminTag } from '@kathasagar/api/contract'
import { useRef, useEffect, type RefObject } from 'react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { movedOrder, moveByOne } from './movedOrder.ts'
import { taxonomyListStyles as styles } from './TaxonomyList.styles.ts'

/** Category or tag. `stories` is the number of stories that use it, in any status. */
export type TaxonomyItem = Pick<AdminTag, 'id' | 'display_name' | 'stories'> & { color?: string }

export type TaxonomyNoun = 'categories' | 'tags'

interface TaxonomyActs {
  onEdit: (item: TaxonomyItem) => void
  onMerge: (item: TaxonomyItem) => void
  onDelete: (item: TaxonomyItem) => void
}

export interface TaxonomyListProps extends TaxonomyActs {
  noun: TaxonomyNoun
  items: readonly TaxonomyItem[]
  /** True if the list is filtered. Default: false. */
  isNarrowed?: boolean
  /** Called with all ids in the new order and the moved id. If absent, the order is fixed. */
  onOrder?: ((ids: readonly string[], moved: string) => void) | undefined
}

/** List of categories or tags that can be reordered by dragging, with buttons or with keys. */
export function TaxonomyList(props: TaxonomyListProps) {
  const { noun, items, isNarrowed = false, onOrder, ...acts } = props
  const { title } = useAdminMessages().taxonomy[noun]
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useStepFocus(list, items)
  const ids = items.map(({ id }) => id)
  const canMove = onOrder !== undefined && !isNarrowed && items.length > 1
  const order = (next: readonly string[], moved: string) => {
    if (next !== ids) onOrder?.(next, moved)
  }
  const { dragAndDropHooks } = useDragAndDrop<TaxonomyItem>({
    getItems: (_keys, dragged) =>
      dragged.map(({ display_name }) => ({ 'text/plain': display_name })),
    onReorder: ({ keys, target }) => {
      const place = { ...target, key: String(target.key) }
      for (const key of keys) order(movedOrder(ids, String(key), place), String(key))
    },
    renderDropIndicator: (target) => <DropIndicator css={styles.indicator} target={target} />,
  })

  return (
    <GridList
      // Mounts the list again, because React Aria cannot enable or disable dragging later.
      key={canMove ? 'moving' : 'still'}
      aria-label={title}
      css={styles.list}
      dependencies={[canMove, items]}
      {...(canMove ? { dragAndDropHooks } : {})}
      items={items}
      keyboardNavigationBehavior="tab"
      ref={list}
    >
      {(item) => (
        <GridListItem css={styles.row} textValue={item.display_name}>
          <Row
            {...acts}
            isAlone={items.length === 1 && !isNarrowed}
            item={item}
            noun={noun}
            onStep={(by) => {
              keepFocus(item.id, by)
              order(moveByOne(ids, item.id, by), item.id)
            }}
            place={canMove ? { isFirst: item.id === ids[0], isLast: item.id === ids.at(-1) } : null}
          />
        </GridListItem>
      )}
    </GridList>
  )
}

interface RowProps extends TaxonomyActs {
  noun: TaxonomyNoun
  item: TaxonomyItem
  /** True if there is no other item, so that merging is not possible. */
  isAlone: boolean
  /** Position in the list. Null if the order of the list is fixed. */
  place: { isFirst: boolean; isLast: boolean } | null
  onStep: (step: -1 | 1) => void
}

function Row({ noun, item, isAlone, place, onStep, ...acts }: RowProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const { counted } = useFormat()
  const { display_name: name, stories, color } = item
  const named = (sentence: string) => fill(sentence, { name })
  const steps =
    place &&
    ([
      { step: -1, icon: 'arrowUp', label: named(messages.up), isDisabled: place.isFirst },
      { step: 1, icon: 'arrowDown', label: named(messages.down), isDisabled: place.isLast },
    ] as const)

  return (
    <>
      {place && (
        <AriaButton aria-label={named(messages.drag)} css={styles.handle} slot="drag">
          <Icon name="menu" />
        </AriaButton>
      )}
      <div css={styles.words}>
        {color === undefined ? (
          <span css={styles.name}>{name}</span>
        ) : (
          <Chip css={styles.chip} dot={color}>
            {name}
          </Chip>
        )}
        <span css={styles.count}>{counted(messages.stories, stories)}</span>
      </div>
      <div css={styles.acts} data-item={item.id}>
        {steps?.map(({ step, ...button }) => (
          <span data-step={step} key={step}>
            <IconButton {...button} onPress={() => onStep(step)} size="small" />
          </span>
        ))}
        <Button
          aria-label={named(messages.editNamed)}
          onPress={() => acts.onEdit(item)}
          size="small"
        >
          {messages.edit}
        </Button>
        {!isAlone && (
          <Button
            aria-label={named(messages.mergeNamed)}
            onPress={() => acts.onMerge(item)}
            size="small"
          >
            {messages.merge}
          </Button>
        )}
        <Button
          aria-label={named(messages.deleteNamed)}
          onPress={() => acts.onDelete(item)}
          size="small"
          variant="quiet"
        >
          {messages.delete}
        </Button>
      </div>
    </>
  )
}

/**
 * Focuses the pressed button again after its row has moved. At an end of the list, focuses the
 * opposite button, because the pressed one is disabled.
 */
function useStepFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const pressed = useRef<{ id: string; step: -1 | 1 } | null>(null)

  useEffect(() => {
    const was = pressed.current
    pressed.current = null
    if (!was) return
    // Waits for one frame, because React Aria renders the rows twice.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-item="${CSS.escape(was.id)}"]`)
      const same = row?.querySelector<HTMLButtonElement>(`[data-step="${was.step}"] > button`)
      const other = row?.querySelector<HTMLButtonElement>(`[data-step="${-was.step}"] > button`)
      const target = same?.disabled ? other : same
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [list, items])

  return (id: string, step: -1 | 1) => {
    pressed.current = { id, step }
  }
}
