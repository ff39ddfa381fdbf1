import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { addPartStyles as styles } from './AddPart.styles.ts'

export interface AddPartProps {
  children: string
  count: number
  most: number
  onAdd: () => void
}

/** Adds an item to a list, and shows the limit when it is near. */
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
