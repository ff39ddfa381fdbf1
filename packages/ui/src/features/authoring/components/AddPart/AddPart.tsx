import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'

export interface AddPartProps {
  children: string
  count: number
  most: number
  onAdd: () => void
}

/** Button that adds an item to a list. Shows the limit if the list is almost full. */
export function AddPart({ children, count, most, onAdd }: AddPartProps) {
  const partMessages = usePartMessages()
  const near = useNearLimit().countNear(count, most)

  return (
    <Cluster gap="m">
      <Button
        icon="plus"
        isDisabled={count >= most}
        onPress={onAdd}
        reason={fill(partMessages.full, { count: most })}
        size="small"
      >
        {children}
      </Button>
      {near && (
        <Text as="span" size="small" tone="muted">
          {near}
        </Text>
      )}
    </Cluster>
  )
}
