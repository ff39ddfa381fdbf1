import type { ReactNode } from 'react'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { StructureTabName } from '../../../structure/structureTabs.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import type { EditorDialog } from './EditorDialogs.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import type { StructureTools } from './structureTools.ts'
import type { SceneActs } from './useSceneActs.ts'

export type EditorView = 'outline' | 'graph' | 'json'

export interface EditorToolbarProps {
  /** Which part of the story is written: views and new scenes are for scenes alone. */
  tab: StructureTabName
  /** All that can be done to the graph. */
  acts: SceneActs
  /** The view that is open. */
  view: EditorView
  /** Another view was asked for. */
  onViewChange: (view: EditorView) => void
  /** There is room for the map. */
  hasGraph: boolean
  /** The JSON cannot be read as it stands, so nothing else may be changed. */
  isUnsound: boolean
  /** Something is to open over the page. */
  onDialog: (dialog: EditorDialog) => void
  /** What the app can do for the editor, such as play and import. */
  tools?: StructureTools | undefined
  /** Title of the story. */
  title?: string | undefined
}

/** What concerns the story as a whole: its views, the way back, and what comes and goes. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { acts, tab, isUnsound, onDialog, tools, title = '' } = props
  const messages = useAuthoringMessages().structure
  const { exchange } = tools ?? {}
  const isProgram = Boolean(acts.structure.ink ?? acts.structure.page)

  return (
    <div css={styles.bar}>
      {tab === 'scenes' && <ViewSwitch {...props} />}
      <Group label={messages.tools}>
        <StepButtons acts={acts} />
        {tab === 'scenes' && !isProgram && (
          <Button icon="plus" isDisabled={isUnsound} onPress={acts.onAdd} size="small">
            {messages.addScene}
          </Button>
        )}
      </Group>
      <Group label={messages.more}>
        {!isProgram && (
          <Button onPress={() => onDialog({ kind: 'proof' })} size="small" variant="quiet">
            {messages.manuscript.open}
          </Button>
        )}
        {exchange && (
          <>
            <Button onPress={() => onDialog({ kind: 'import' })} size="small" variant="quiet">
              {messages.exchange.import}
            </Button>
            <ExportButtons exchange={exchange} structure={acts.structure} title={title} />
          </>
        )}
      </Group>
    </div>
  )
}

/** Back through what was changed, and forth again. */
function StepButtons({ acts }: Pick<EditorToolbarProps, 'acts'>) {
  const messages = useAuthoringMessages().structure

  return (
    <>
      <IconButton
        icon="undo"
        isDisabled={!acts.canUndo}
        label={messages.undo}
        onPress={acts.onUndo}
        size="small"
      />
      <IconButton
        icon="redo"
        isDisabled={!acts.canRedo}
        label={messages.redo}
        onPress={acts.onRedo}
        size="small"
      />
    </>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-label={label} css={styles.group} role="group">
      {children}
    </div>
  )
}

function ViewSwitch({ view, onViewChange, hasGraph }: EditorToolbarProps) {
  const { views: messages } = useAuthoringMessages().structure
  const views = hasGraph ? (['outline', 'graph', 'json'] as const) : (['outline', 'json'] as const)

  return (
    <Group label={messages.label}>
      {views.map((one) => (
        <button
          key={one}
          aria-pressed={view === one}
          css={styles.view}
          onClick={() => onViewChange(one)}
          type="button"
        >
          {messages[one]}
        </button>
      ))}
    </Group>
  )
}
