import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useId, useMemo, useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { fieldIn, fieldPlace } from '../../model/structure/fieldPlace.ts'
import { nameFault } from '../../model/structure/nodeNames.ts'
import { AuthoredStoryContext, useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import {
  nodeOf,
  type StructureEdit,
  type StructureNode,
} from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { waysTo } from '../../model/structure/structureShape.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { useShape } from '../StructureOutline/useShape.ts'
import { ChoiceEditor } from './ChoiceEditor.tsx'
import { SCENE_MORE, SCENE_WORDS } from './sceneFields.ts'
import { TypicalInputs } from './TypicalInputs.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface StructureInspectorProps {
  /** Name of the open scene. If it does not exist, the inspector offers to create it. */
  node: string
  sought?: StructureFocus | undefined
  onEdit: (edit: StructureEdit) => void
  onRename: (name: string) => void
  onDelete: (name: string) => void
  onGo: (place: StructureFocus) => void
  /** Called to create the missing target scene of a choice. */
  onGrow: (choice: number) => void
  onPlay?: ((name: string) => void) | undefined
}

/** Length of a path to a scene. Longer paths lead to its parts. */
const SCENE_ITSELF = 2
/** Maximum number of listed choices that lead to a scene. */
const NAMED = 8
/** Maximum number of suggested names, because longer lists are slow. */
const SUGGESTED = 2000

/** Returns the control for a place: the field at its path, or its choice, or the text. */
function controlFor(root: HTMLElement, { path = [], choice }: StructureFocus) {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  return (
    (path.length > SCENE_ITSELF ? fieldIn(root, path) : null) ??
    (choice === undefined ? null : find(`[data-choice="${choice}"] input`)) ??
    find('textarea') ??
    find('button')
  )
}

/** Shows one scene with all its fields. */
export function StructureInspector(props: StructureInspectorProps) {
  const { node, sought, onEdit, onGo } = props
  const { scene: messages } = useAuthoringMessages().structure
  const story = useAuthoredStory()
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const sceneNamesId = useId()
  const found = nodeOf(story.structure, node)
  const shape = useShape(story.structure)
  const names = useMemo(
    () =>
      Object.entries(shape.nodes)
        .slice(0, SUGGESTED)
        .map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        )),
    [shape],
  )
  const authored = useMemo(() => ({ ...story, sceneNamesId }), [story, sceneNamesId])

  useEffect(() => {
    if (sought && place.current) controlFor(place.current, sought)?.focus()
  }, [sought])

  return (
    <AuthoredStoryContext value={authored}>
      <section aria-labelledby={titleId} css={styles.place} ref={place}>
        <h3 css={styles.heading} id={titleId}>
          <Icon name="pencil" size={16} />
          {messages.label}
        </h3>
        <datalist id={sceneNamesId}>{names}</datalist>
        {found ? (
          <SceneFields {...props} scene={found} />
        ) : (
          <>
            <p css={styles.missing} dir="auto">
              {fill(messages.missing, { name: node })}
            </p>
            <div>
              <Button
                icon="plus"
                onPress={() => {
                  onEdit({ kind: 'addNode', name: node })
                  onGo({ node })
                }}
                size="small"
              >
                {messages.create}
              </Button>
            </div>
          </>
        )}
        <IncomingChoices node={node} onGo={onGo} />
      </section>
    </AuthoredStoryContext>
  )
}

function SceneFields(props: StructureInspectorProps & { scene: StructureNode }) {
  const { node, scene, sought, onEdit, onPlay, onDelete } = props
  const { scene: messages } = useAuthoringMessages().structure
  const { structure } = useAuthoredStory()
  const { fault, field, handleKey } = useTypedName(node, props.onRename, (name) =>
    nameFault(structure, node, name),
  )
  const path = ['nodes', node]
  const fields: FieldsProps<StructureNode> = {
    value: scene,
    path,
    sought,
    onChange: (change, typed) =>
      onEdit({ kind: 'setScene', node, change, typing: typed && fieldPlace(...path, typed) }),
  }

  return (
    <>
      <div css={styles.acts}>
        {onPlay && (
          <Button icon="play" onPress={() => onPlay(node)} size="small">
            {messages.play}
          </Button>
        )}
        {structure.start_node === node ? (
          <p css={styles.start}>
            <Icon name="check" size={16} />
            {messages.isStart}
          </p>
        ) : (
          <Button onPress={() => onEdit({ kind: 'setStart', node })} size="small" variant="quiet">
            {messages.makeStart}
          </Button>
        )}
        <Button icon="trash" onPress={() => onDelete(node)} size="small" variant="quiet">
          {messages.delete}
        </Button>
      </div>
      <div onKeyDown={handleKey} role="presentation">
        <TextInput
          {...field}
          error={
            fault
              ? fill(messages.nameFaults[fault], { count: STORY_LIMITS.nodeNameMax })
              : undefined
          }
          hint={messages.nameHint}
          label={messages.name}
        />
      </div>
      <FieldList {...fields} items={SCENE_WORDS} />
      <ChoiceEditor {...props} choices={scene.choices} />
      <TypicalInputs {...props} key={`inputs ${node}`} />
      <FieldList {...fields} key={node} items={SCENE_MORE} />
    </>
  )
}

/** Lists the choices that lead to a scene, as links to their scenes. */
function IncomingChoices({ node, onGo }: Pick<StructureInspectorProps, 'node' | 'onGo'>) {
  const { scene: messages } = useAuthoringMessages().structure
  const { structure } = useAuthoredStory()
  const ways = useMemo(() => waysTo(structure, node), [structure, node])

  return (
    <div css={styles.ledBy}>
      <h4 css={styles.label}>{messages.ledBy}</h4>
      {ways.length === 0 && <p css={styles.note}>{messages.ledByNone}</p>}
      {ways.slice(0, NAMED).map(({ from, choice }) => (
        <Button
          key={`${from} ${choice}`}
          onPress={() => onGo({ node: from, choice })}
          size="small"
          variant="quiet"
        >
          <bdi>{fill(messages.ledByOne, { name: from, number: choice + 1 })}</bdi>
        </Button>
      ))}
      {ways.length > NAMED && (
        <p css={styles.note}>{fill(messages.more, { count: ways.length - NAMED })}</p>
      )}
    </div>
  )
}
