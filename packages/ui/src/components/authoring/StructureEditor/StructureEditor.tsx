import { useEffect, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ReviewFinding } from '@kathasagar/api/contract'

import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import type { EditorMemory } from '../../../structure/editorMemory.ts'
import { nodeMarks } from '../../../structure/nodeMarks.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { breakpoint } from '../../../theme/widths.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import type { StructureJsonProps } from '../StructureJson/StructureJson.tsx'
import { EditorDialogs } from './EditorDialogs.tsx'
import type { EditorDialog } from './EditorDialogs.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { EditorView } from './EditorToolbar.tsx'
import { EditorViews } from './EditorViews.tsx'
import { LastChange } from './LastChange.tsx'
import { structureEditorStyles } from './StructureEditor.styles.ts'
import type { StructureTools } from './structureTools.ts'
import { useSceneActs } from './useSceneActs.ts'
import { useUndoKeys } from './useUndoKeys.ts'

export interface StructureEditorProps extends Pick<
  StructureJsonProps,
  'structure' | 'onChange' | 'unsoundText' | 'onUnsoundText' | 'readStructure'
> {
  /** What the automatic review says; its marks stand beside the scenes. */
  findings: readonly ReviewFinding[]
  /** A place to go to; a new object each time. */
  focus?: StructureFocus | null | undefined
  /** Title of the story, for files that leave the house. */
  title?: string | undefined
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** What reaches beyond this device or this package; whatever is absent is not offered. */
  tools?: StructureTools | undefined
  /** Holds steps, view and open scene while the editor is off the page. */
  memory?: EditorMemory | undefined
}

/** The view that is open: a phone has no room for the map, and shows the outline instead. */
function useEditorView({ memory }: StructureEditorProps, node: string) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint.l}px)`)
  const [wished, setView] = useState<EditorView>(memory?.recall().view ?? 'outline')
  useEffect(() => memory?.keep({ view: wished, node }))

  const view = wished === 'graph' && !isWide ? ('outline' as const) : wished
  return { view, setView, isWide }
}

/** The form around the editor must not be sent by Enter in a field of a scene. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The scenes of a story in three views of one model, with everything undone that can be done. */
export function StructureEditor(props: StructureEditorProps) {
  const { findings, tools } = props
  const styles = structureEditorStyles(useTheme())
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const acts = useSceneActs(props)
  const marks = useMemo(() => nodeMarks(findings), [findings])
  const place = useUndoKeys(acts.walk)
  const { view, setView, isWide } = useEditorView(props, acts.selected)

  return (
    <div css={styles.place} onKeyDown={keepForm} ref={place} role="presentation">
      <EditorToolbar
        acts={acts}
        hasGraph={isWide}
        isUnsound={props.unsoundText !== null}
        onDialog={setDialog}
        onView={setView}
        title={props.title}
        tools={tools}
        view={view}
      />
      <EditorViews
        {...props}
        acts={acts}
        marks={marks}
        onPlay={tools?.testPlay && ((node) => setDialog({ kind: 'play', node }))}
        onView={setView}
        view={view}
      />
      <LastChange change={acts.change} onDismiss={acts.onDismiss} onUndo={acts.onUndo} />
      <EditorDialogs
        acts={acts}
        dialog={dialog}
        lang={props.lang}
        onClose={() => setDialog(null)}
        tools={tools}
      />
    </div>
  )
}
