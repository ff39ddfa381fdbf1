import { API_BASE, storyPagePath } from '@kathasagar/api/contract/vocabulary'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { NodeMarks, StructureFocus } from '../../../structure/structureFocus.ts'
import type { StructureTabName } from '../../../structure/structureTabs.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { InkPanel, type InkPanelProps } from '../InkPanel/InkPanel.tsx'
import { StoryParts } from '../StoryParts/StoryParts.tsx'
import { StructureGraph } from '../StructureGraph/StructureGraph.tsx'
import { StructureInspector } from '../StructureInspector/StructureInspector.tsx'
import { StructureJson } from '../StructureJson/StructureJson.tsx'
import { StructureOutline } from '../StructureOutline/StructureOutline.tsx'
import type { EditorView } from './EditorToolbar.tsx'
import type { StructureEditorProps } from './StructureEditor.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import type { SceneActs } from './useSceneActs.ts'

export interface EditorViewsProps extends StructureEditorProps {
  /** All that can be done to the graph. */
  acts: SceneActs
  /** What the review found, by scene. */
  marks: NodeMarks
  /** The view that is open. */
  view: EditorView
  /** Which part of the story is written. */
  tab: StructureTabName
  /** What is looked for under it. */
  sought?: StructureFocus | undefined
  /** Another place in the story is to be opened. */
  onGo: (place: StructureFocus) => void
  /** The JSON is to be shown. */
  onJson: () => void
  /** Plays from a scene; without it there is no such button. */
  onPlay?: ((name: string) => void) | undefined
}

/** What is written under a tab: of the scenes the view that was chosen, and the one that is open. */
export function EditorViews(props: EditorViewsProps) {
  const { acts, marks, tab, view, unsoundText } = props
  const { structure, selected } = acts

  if (tab === 'scenes' && view === 'json') return <JsonView {...props} />
  if (unsoundText !== null) return <Unsound {...props} />
  if (structure.ink && tab === 'scenes') return <Program {...props} ink={structure.ink} />
  if (structure.page && tab === 'scenes') return <OwnPage hash={structure.page.hash} />
  if (tab !== 'scenes') {
    return <StoryParts onEdit={acts.edit} onGo={props.onGo} part={tab} sought={props.sought} />
  }
  return (
    <div css={[styles.studio, view === 'graph' && styles.withGraph]}>
      <div css={[styles.outline, view === 'graph' && styles.besideGraph]}>
        <StructureOutline
          marks={marks}
          onAdd={acts.onAdd}
          onDelete={acts.onDelete}
          onOpen={(node) => acts.go({ node })}
          onChange={acts.select}
          value={selected}
          structure={structure}
        />
      </div>
      {view === 'graph' && <GraphView {...props} />}
      {(selected !== '' || Object.keys(structure.nodes).length > 0) && <OpenScene {...props} />}
    </div>
  )
}

function Program({ acts, ink, onPlay }: EditorViewsProps & Pick<InkPanelProps, 'ink'>) {
  const { start_node } = acts.structure
  return <InkPanel ink={ink} onPlay={onPlay && (() => onPlay(start_node))} />
}

/** Shows that the story's own page plays it. */
function OwnPage({ hash }: { hash: string }) {
  const { page: messages } = useAuthoringMessages().structure.exchange
  return (
    <Alert role="note" title={messages.plays} tone="note">
      <p>{messages.meaning}</p>
      <ButtonLink href={`${API_BASE}${storyPagePath(hash)}`} size="small" target="_blank">
        {messages.try}
      </ButtonLink>
    </Alert>
  )
}

function GraphView({ acts, marks }: EditorViewsProps) {
  return (
    <div css={styles.graph}>
      <StructureGraph
        marks={marks}
        onConnect={acts.onConnect}
        onDelete={acts.onDelete}
        onGo={acts.go}
        onChange={acts.select}
        value={acts.selected}
        sought={acts.sought}
        structure={acts.structure}
      />
    </div>
  )
}

function OpenScene({ acts, lang, onGo, onPlay }: EditorViewsProps) {
  return (
    <div css={styles.inspector}>
      <StructureInspector
        lang={lang}
        node={acts.selected}
        onDelete={acts.onDelete}
        onEdit={acts.edit}
        onGo={onGo}
        onGrow={acts.onGrow}
        onPlay={onPlay}
        onRename={acts.onRename}
        sought={acts.sought}
        structure={acts.structure}
      />
    </div>
  )
}

function JsonView({ acts, tools, ...props }: EditorViewsProps) {
  return (
    <StructureJson
      {...props}
      focus={acts.sought ?? null}
      lintJson={tools?.lintJson}
      onChange={(structure) => acts.edit({ kind: 'replace', structure, isTyped: true })}
      structure={acts.structure}
    />
  )
}

function Unsound({ onJson }: Pick<EditorViewsProps, 'onJson'>) {
  const messages = useAuthoringMessages().structure

  return (
    <Alert css={styles.unsound} role="alert" tone="danger">
      <p>{messages.brokenJson}</p>
      <Button onPress={onJson} size="small">
        {messages.toJson}
      </Button>
    </Alert>
  )
}
