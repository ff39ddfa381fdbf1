import { Button as AriaButton } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import type { AdminMessages } from '../../../messages/en.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { taxonomyListStyles as styles } from './TaxonomyList.styles.ts'
import type { TaxonomyItem, TaxonomyNoun } from './taxonomyItem.ts'

export interface TaxonomyActs {
  /** Called to change the item's name or colour. */
  onEdit: (item: TaxonomyItem) => void
  /** Called to move the item's stories to another one. */
  onMerge: (item: TaxonomyItem) => void
  /** Called to delete the item. */
  onDelete: (item: TaxonomyItem) => void
}

export interface TaxonomyRowProps extends TaxonomyActs {
  /** The category or tag. */
  item: TaxonomyItem
  /** Words of its page. */
  messages: AdminMessages['admin']['taxonomy'][TaxonomyNoun]
  /** There is another one that it could be merged into. */
  isAlone: boolean
  /** Place that the item can change; `first` and `last` are at an end. Null where nothing has a place. */
  place: { isFirst: boolean; isLast: boolean } | null
  /** Called to move the item one place up or down. */
  onStep: (step: -1 | 1) => void
}

/** One category or tag: what it is called, how many stories use it, and what can be done. */
export function TaxonomyRow(props: TaxonomyRowProps) {
  const { item, messages, place } = props
  const { counted } = useFormat()
  const { display_name: name, stories, color } = item

  return (
    <>
      {place && (
        <AriaButton aria-label={fill(messages.drag, { name })} css={styles.handle} slot="drag">
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
      <Acts {...props} />
    </>
  )
}

function Acts({ item, messages, isAlone, place, onStep, ...acts }: TaxonomyRowProps) {
  const name = item.display_name
  const named = (sentence: string) => fill(sentence, { name })
  const [edit, merge, remove] = [acts.onEdit, acts.onMerge, acts.onDelete].map(
    (act) => () => act(item),
  )

  return (
    <div css={styles.acts} data-item={item.id}>
      {place && <Steps {...place} {...{ name, messages, onStep }} />}
      <Button aria-label={named(messages.editNamed)} onPress={edit} size="small">
        {messages.edit}
      </Button>
      {!isAlone && (
        <Button aria-label={named(messages.mergeNamed)} onPress={merge} size="small">
          {messages.merge}
        </Button>
      )}
      <Button
        aria-label={named(messages.deleteNamed)}
        onPress={remove}
        size="small"
        variant="quiet"
      >
        {messages.delete}
      </Button>
    </div>
  )
}

type StepsProps = Pick<TaxonomyRowProps, 'messages' | 'onStep'> &
  NonNullable<TaxonomyRowProps['place']> & {
    /** What is moved. */
    name: string
  }

/** For those who neither drag nor have keys: one press, one place. */
function Steps({ isFirst, isLast, name, messages, onStep }: StepsProps) {
  return (
    <>
      <span data-step={-1}>
        <IconButton
          icon="arrowUp"
          isDisabled={isFirst}
          label={fill(messages.up, { name })}
          onPress={() => onStep(-1)}
          size="small"
        />
      </span>
      <span data-step={1}>
        <IconButton
          icon="arrowDown"
          isDisabled={isLast}
          label={fill(messages.down, { name })}
          onPress={() => onStep(1)}
          size="small"
        />
      </span>
    </>
  )
}
