import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { StructureNode } from '../../../structure/structureEdit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { ChoiceEditor } from './ChoiceEditor.tsx'
import { LedBy } from './LedBy.tsx'
import { SceneDetails } from './SceneDetails.tsx'
import { SceneName } from './SceneName.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles } from './StructureInspector.styles.ts'

export interface SceneFieldsProps extends StructureInspectorProps {
  /** What is written of it so far. */
  scene: StructureNode
}

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0

/** Name, title, text and choices of a scene. */
export function SceneFields(props: SceneFieldsProps) {
  const { structure, node, scene, lang, onEdit } = props
  const { scene: words } = useMessages().structure
  const { count } = useFormat()
  const written = wordsIn(scene.text)

  return (
    <>
      <SceneActs {...props} />
      <SceneName node={node} onRename={props.onRename} structure={structure} />
      <TextInput
        hint={words.titleHint}
        label={words.title}
        maxLength={LIMITS.titleMax}
        onChange={(title) => onEdit({ kind: 'setTitle', node, title })}
        value={scene.title ?? ''}
      />
      <TextArea
        hint={fill(written === 1 ? words.oneWord : words.words, { count: count(written) })}
        kind="story"
        label={words.text}
        lang={lang}
        maxLength={LIMITS.nodeTextMax}
        onChange={(text) => onEdit({ kind: 'setText', node, text })}
        rows={6}
        value={scene.text}
      />
      <ChoiceEditor {...props} choices={scene.choices} />
      <SceneDetails {...props} />
      <LedBy node={node} onGo={props.onGo} structure={structure} />
    </>
  )
}

function SceneActs({ structure, node, onEdit, onPlay, onDelete }: SceneFieldsProps) {
  const { scene: words } = useMessages().structure
  const styles = structureInspectorStyles(useTheme())

  return (
    <div css={styles.acts}>
      {onPlay && (
        <Button icon="play" onPress={() => onPlay(node)} size="small">
          {words.play}
        </Button>
      )}
      {structure.start_node === node ? (
        <p css={styles.start}>
          <Icon name="check" size={16} />
          {words.isStart}
        </p>
      ) : (
        <Button onPress={() => onEdit({ kind: 'setStart', node })} size="small" variant="quiet">
          {words.makeStart}
        </Button>
      )}
      <Button icon="trash" onPress={() => onDelete(node)} size="small" variant="quiet">
        {words.delete}
      </Button>
    </div>
  )
}
