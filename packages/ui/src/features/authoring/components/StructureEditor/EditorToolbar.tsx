import type { DraftStructure } from '@kathasagar/story/schema'
import { useState, type ReactNode } from 'react'

import type { DownloadFormat } from '../../model/storyExchange.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { saveFile } from '../../../play/model/saveText.ts'
import type { StructureTabName } from '../../model/structure/structureTabs.ts'
import { ActionMenu } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { EditorDialog, StructureTools } from './StructureEditor.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import type { SceneActions } from './useSceneActions.ts'

export type EditorView = 'outline' | 'graph' | 'json'

export interface EditorToolbarProps {
  tab: StructureTabName
  acts: SceneActions
  view: EditorView
  onViewChange: (view: EditorView) => void
  hasGraph: boolean
  isUnsound: boolean
  onDialog: (dialog: EditorDialog) => void
  tools?: StructureTools | undefined
  title?: string | undefined
}

function formatsOf({ ink, page }: DraftStructure): readonly DownloadFormat[] {
  if (page) return ['json', 'html']
  return ink ? ['json', 'ink'] : ['json', 'twee', 'page']
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { acts, tab, view, isUnsound, onDialog, tools, title = '' } = props
  const { structure } = acts
  const messages = useAuthoringMessages().structure
  const { exchange: files } = messages
  const { exchange } = tools ?? {}
  const [written, setWritten] = useState<DownloadFormat | 'failed' | null>(null)
  const isProgram = Boolean(structure.ink ?? structure.page)
  const views = props.hasGraph
    ? (['outline', 'graph', 'json'] as const)
    : (['outline', 'json'] as const)
  const exports = exchange ? formatsOf(structure) : []

  const handleFile = async (id: DownloadFormat | 'import' | 'print') => {
    if (id === 'import') onDialog({ kind: 'import' })
    else if (id === 'print') onDialog({ kind: 'proof' })
    else if (exchange) {
      try {
        const story = { title: title.trim() || files.untitled, structure }
        const { name, content } = await exchange.write(id, story)
        saveFile(name, new Blob([content]))
        setWritten(id)
      } catch {
        // The code for the export could not be loaded, for example without a connection.
        setWritten('failed')
      }
    }
  }

  return (
    <div css={styles.bar}>
      {tab === 'scenes' && (
        <Group label={messages.views.label}>
          {views.map((one) => (
            <button
              key={one}
              aria-pressed={view === one}
              css={styles.view}
              onClick={() => props.onViewChange(one)}
              type="button"
            >
              {messages.views[one]}
            </button>
          ))}
        </Group>
      )}
      <Group label={messages.tools}>
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
        {tab === 'scenes' && !isProgram && (
          <>
            <Button icon="plus" isDisabled={isUnsound} onPress={acts.onAdd} size="small">
              {messages.addScene}
            </Button>
            <IconButton
              icon="search"
              isDisabled={isUnsound}
              label={messages.findReplace.title}
              onPress={() => onDialog({ kind: 'find' })}
              size="small"
            />
          </>
        )}
        {(exchange || !isProgram) && (
          <ActionMenu
            items={[
              ...(exchange ? [{ id: 'import' as const, label: files.import }] : []),
              ...exports.map((id) => ({ id, label: files.exports[id] })),
              ...(isProgram ? [] : [{ id: 'print' as const, label: messages.manuscript.open }]),
            ]}
            label={files.file}
            onAction={(id) => void handleFile(id)}
            words={files.file}
          />
        )}
      </Group>
      {written === 'failed' && <span role="alert">{files.failed}</span>}
      <span role="status">{written === 'page' && files.playedPage}</span>
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-label={label} css={styles.group} role="group">
      {children}
    </div>
  )
}
