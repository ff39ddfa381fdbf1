import { API_BASE, storyPagePath } from '@kathasagar/api/contract/vocabulary'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { NodeMarks, StructureFocus } from '../../model/structure/structureFocus.ts'
import type { WrittenTabName } from '../../model/structure/structureTabs.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
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
  const { sought, onGo, onPlay } = props
  const { structure, selected } = acts
  const messages = useAuthoringMessages().structure

  if (tab === 'scenes' && view === 'json') {
    return (
      <StructureJson
        {...props}
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
  if (structure.ink ?? structure.page) return <Program onPlay={onPlay} structure={structure} />
  return (
    <div css={[styles.studio, view === 'graph' && styles.withGraph]}>
      <div css={view === 'graph' && styles.besideGraph}>
        <StructureOutline
          isNarrow={view === 'graph'}
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

/** Shows a story that runs as ink or as an HTML page. */
function Program({ structure, onPlay }: Pick<EditorViewsProps, 'structure' | 'onPlay'>) {
  const messages = useAuthoringMessages().structure
  const { page: pageMessages } = messages.exchange
  const { count } = useFormat()

  if (structure.ink) {
    const { ways, ended, longest } = structure.ink.walk
    const { ink } = messages
    return (
      <Stack aria-label={ink.title} as="section" gap="m">
        <h3>{ink.title}</h3>
        <p>{ink.about}</p>
        <Text size="small" tone="muted">
          {fill(ink.walked, { ways: count(ways), ended: count(ended), longest: count(longest) })}
        </Text>
        {onPlay && (
          <div>
            <Button onPress={() => onPlay(structure.start_node)} size="small">
              {ink.play}
            </Button>
          </div>
        )}
        <ScrollRegion css={styles.source} dir="auto" label={ink.source}>
          <pre css={styles.code}>{structure.ink.source}</pre>
        </ScrollRegion>
      </Stack>
    )
  }
  if (!structure.page) return null
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
