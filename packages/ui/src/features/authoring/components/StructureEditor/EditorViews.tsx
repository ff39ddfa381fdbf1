import { API_BASE, storyPagePath } from '@kathasagar/api/contract/vocabulary'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { NodeMarks, StructureFocus } from '../../model/structure/structureFocus.ts'
import type { WrittenTabName } from '../../model/structure/structureTabs.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { InkPanel } from '../InkPanel/InkPanel.tsx'
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
  acts: SceneActs
  marks: NodeMarks
  view: EditorView
  tab: WrittenTabName
  sought?: StructureFocus | undefined
  onGo: (place: StructureFocus) => void
  onJson: () => void
  onPlay?: ((name: string) => void) | undefined
}

export function EditorViews({ acts, marks, tab, view, onJson, ...props }: EditorViewsProps) {
  const { sought, onGo, onPlay, tools } = props
  const { structure, selected } = acts
  const messages = useAuthoringMessages().structure
  const { page: pageMessages } = messages.exchange

  if (tab === 'scenes' && view === 'json') {
    return (
      <StructureJson
        {...props}
        focus={acts.sought ?? null}
        lintJson={tools?.lintJson}
        onChange={(next) => acts.edit({ kind: 'replace', structure: next, isTyped: true })}
        structure={structure}
      />
    )
  }
  if (props.unsoundText !== null) {
    return (
      <Alert css={styles.unsound} role="alert" tone="danger">
        <p>{messages.brokenJson}</p>
        <Button onPress={onJson} size="small">
          {messages.toJson}
        </Button>
      </Alert>
    )
  }
  if (tab !== 'scenes') {
    return <StoryParts onEdit={acts.edit} onGo={onGo} part={tab} sought={sought} />
  }
  if (structure.ink) {
    return <InkPanel ink={structure.ink} onPlay={onPlay && (() => onPlay(structure.start_node))} />
  }
  if (structure.page) {
    return (
      <Alert role="note" title={pageMessages.plays} tone="note">
        <p>{pageMessages.meaning}</p>
        <ButtonLink
          href={`${API_BASE}${storyPagePath(structure.page.hash)}`}
          size="small"
          target="_blank"
        >
          {pageMessages.try}
        </ButtonLink>
      </Alert>
    )
  }
  return (
    <div css={[styles.studio, view === 'graph' && styles.withGraph]}>
      <div css={view === 'graph' && styles.besideGraph}>
        <StructureOutline
          marks={marks}
          onAdd={acts.onAdd}
          onChange={acts.select}
          onDelete={acts.onDelete}
          onOpen={(node) => acts.go({ node })}
          structure={structure}
          value={selected}
        />
      </div>
      {view === 'graph' && (
        <div css={styles.graph}>
          <StructureGraph
            marks={marks}
            onChange={acts.select}
            onConnect={acts.onConnect}
            onDelete={acts.onDelete}
            onGo={acts.go}
            sought={acts.sought}
            structure={structure}
            value={selected}
          />
        </div>
      )}
      {(selected !== '' || Object.keys(structure.nodes).length > 0) && (
        <div css={styles.inspector}>
          <StructureInspector
            node={selected}
            onDelete={acts.onDelete}
            onEdit={acts.edit}
            onGo={onGo}
            onGrow={acts.onGrow}
            onPlay={onPlay}
            onRename={acts.onRename}
            sought={acts.sought}
          />
        </div>
      )}
    </div>
  )
}
