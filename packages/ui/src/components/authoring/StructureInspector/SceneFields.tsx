import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { StructureNode } from '../../../structure/structureEdit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { VariedLegend } from '../VariedText/VariedLegend.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import { ChoiceEditor } from './ChoiceEditor.tsx'
import { LedBy } from './LedBy.tsx'
import { SceneArrival } from './SceneArrival.tsx'
import { SceneAsks } from './SceneAsks.tsx'
import { SceneDetails } from './SceneDetails.tsx'
import { SceneHere } from './SceneHere.tsx'
import { SceneName } from './SceneName.tsx'
import { ScenePlateField } from './ScenePlateField.tsx'
import { SceneReactions } from './SceneReactions.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface SceneFieldsProps extends StructureInspectorProps {
  /** What is written of it so far. */
  scene: StructureNode
}

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0

/** Everything that is written of a scene. */
export function SceneFields(props: SceneFieldsProps) {
  const { structure, node, scene } = props

  return (
    <>
      <SceneActs {...props} />
      <SceneWords {...props} />
      <SceneHere {...props} />
      <SceneAsks {...props} />
      <ChoiceEditor {...props} choices={scene.choices} />
      <SceneReactions {...props} />
      <SceneArrival {...props} key={node} />
      <ScenePlateField {...props} />
      <SceneDetails {...props} />
      <LedBy node={node} onGo={props.onGo} structure={structure} />
    </>
  )
}

/** Name, title and text. */
function SceneWords({ structure, node, scene, onEdit, onRename }: SceneFieldsProps) {
  const { scene: words } = useAuthoringMessages().structure
  const { count } = useFormat()
  const written = wordsIn(scene.text)

  return (
    <>
      <SceneName node={node} onRename={onRename} structure={structure} />
      <TextInput
        hint={words.titleHint}
        label={words.title}
        maxLength={STORY_LIMITS.titleMax}
        onChange={(title) => onEdit({ kind: 'setTitle', node, title })}
        value={scene.title ?? ''}
      />
      <div data-field={fieldPlace('nodes', node, 'text')}>
        <VariedText
          hint={fill(written === 1 ? words.oneWord : words.words, { count: count(written) })}
          label={words.text}
          maxLength={STORY_LIMITS.nodeTextMax}
          onChange={(text) => onEdit({ kind: 'setText', node, text })}
          rows={6}
          value={scene.text}
        />
      </div>
      <VariedLegend />
    </>
  )
}

function SceneActs({ structure, node, onEdit, onPlay, onDelete }: SceneFieldsProps) {
  const { scene: words } = useAuthoringMessages().structure

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
