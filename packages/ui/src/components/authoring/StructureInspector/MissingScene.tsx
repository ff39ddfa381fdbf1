import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LedBy } from './LedBy.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

/** A name that choices lead to and no scene has. */
export function MissingScene({ structure, node, onEdit, onGo }: StructureInspectorProps) {
  const { scene: messages } = useAuthoringMessages().structure

  const handleCreate = () => {
    onEdit({ kind: 'addNode', name: node })
    onGo({ node })
  }

  return (
    <>
      <p css={styles.missing} dir="auto">
        {fill(messages.missing, { name: node })}
      </p>
      <div>
        <Button icon="plus" onPress={handleCreate} size="small">
          {messages.create}
        </Button>
      </div>
      <LedBy node={node} onGo={onGo} structure={structure} />
    </>
  )
}
