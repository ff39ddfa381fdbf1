import { ManuscriptView } from '../ManuscriptView/ManuscriptView.tsx'
import { ImportDialog } from '../ImportDialog/ImportDialog.tsx'
import { TestPlayDialog } from '../TestPlayDialog/TestPlayDialog.tsx'
import type { StructureTools } from './structureTools.ts'
import type { SceneActs } from './useSceneActs.ts'

/** What stands before the editor. */
export type EditorDialog = { kind: 'play'; node: string } | { kind: 'proof' } | { kind: 'import' }

export interface EditorDialogsProps {
  /** What lies over the page; null for nothing. */
  dialog: EditorDialog | null
  /** All that can be done to the graph. */
  acts: SceneActs
  /** What the app can do for the editor, such as play and import. */
  tools?: StructureTools | undefined
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** The dialog was left. */
  onClose: () => void
}

/** Trying the story out, reading all of it, and bringing one in. */
export function EditorDialogs({ dialog, acts, tools = {}, lang, onClose }: EditorDialogsProps) {
  const { structure } = acts
  const { testPlay, exchange, onBring } = tools

  return (
    <>
      {dialog?.kind === 'play' && testPlay && (
        <TestPlayDialog
          lang={lang}
          onClose={onClose}
          onGoToScene={(node) => {
            onClose()
            acts.select(node)
          }}
          startAt={dialog.node}
          structure={structure}
          testPlay={testPlay}
        />
      )}
      {dialog?.kind === 'proof' && (
        <ManuscriptView lang={lang} onClose={onClose} structure={structure} />
      )}
      {dialog?.kind === 'import' && exchange && (
        <ImportDialog
          exchange={exchange}
          onBring={onBring}
          onClose={onClose}
          onReplace={(story, title) => {
            onClose()
            acts.onImport(story, title)
          }}
        />
      )}
    </>
  )
}
