import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { addPartStyles as styles } from './AddPart.styles.ts'

export interface AddPartProps {
  /** Words of the button, such as “Add a person”. */
  children: string
  /** How many there are. */
  count: number
  /** Of these at once: with as many, the button says why it rests. */
  most: number
  /** One more is wanted. */
  onAdd: () => void
}

/** The end of a list that an author fills: one more, and how near its limit is. */
export function AddPart({ children, count, most, onAdd }: AddPartProps) {
  const partMessages = usePartMessages()
  const near = useNearLimit().countNear(count, most)

  return (
    <div css={styles.end}>
      <Button
        icon="plus"
        isDisabled={count >= most}
        onPress={onAdd}
        reason={fill(partMessages.full, { count: most })}
        size="small"
      >
        {children}
      </Button>
      {near && <span css={styles.near}>{near}</span>}
    </div>
  )
}
