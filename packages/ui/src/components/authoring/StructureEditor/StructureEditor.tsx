import type { ReviewFinding } from '@kathasagar/story/schema'
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'

import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import type { EditorMemory } from '../../../structure/editorMemory.ts'
import { nodeMarks } from '../../../structure/nodeMarks.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { tabOf } from '../../../structure/structureTabs.ts'
import { breakpoint } from '../../../theme/widths.ts'
import type { StructureJsonProps } from '../StructureJson/StructureJson.tsx'
import { EditorDialogs, type EditorDialog } from './EditorDialogs.tsx'
import { EditorToolbar, type EditorView } from './EditorToolbar.tsx'
import { EditorViews } from './EditorViews.tsx'
import { LastChange } from './LastChange.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import { PartTabs } from './PartTabs.tsx'
import type { StructureTools } from './structureTools.ts'
import { useEditorPlace } from './useEditorPlace.ts'
import { useSceneActs, type SceneActs } from './useSceneActs.ts'
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

/** The form around the editor must not be sent by Enter in a field of a scene; dialogs over it have forms of their own. */
const keepForm = (event: KeyboardEvent) => {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && currentTarget.contains(target)
  if (key === 'Enter' && isField) event.preventDefault()
}

/** Ways between the tabs and the scenes, whichever asks for them. */
function useWays(props: StructureEditorProps, acts: SceneActs) {
  const views = useEditorView(props, acts.selected)
  const place = useEditorPlace(props.focus ?? null, props.memory)

  const goTo = (to: StructureFocus) => {
    place.go(to)
    if (tabOf(to) === 'scenes') acts.go(to)
  }
  const openJson = () => {
    place.open('scenes')
    views.setView('json')
  }
  return { ...views, ...place, goTo, openJson }
}

/** A story part by part, its scenes in three views, with everything undone that can be done. */
export function StructureEditor(props: StructureEditorProps) {
  const { tools, lang } = props
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const acts = useSceneActs(props)
  const ways = useWays(props, acts)
  const place = useUndoKeys(acts.walk)
  const { structure, edit } = acts
  const authored = useMemo(
    () => ({ structure, edit, language: tools?.language, lang, ownPictures: tools?.ownPictures }),
    [structure, edit, tools?.language, lang, tools?.ownPictures],
  )

  return (
    <AuthoredStoryContext value={authored}>
      <div css={styles.place} data-findings="" onKeyDown={keepForm} ref={place} role="presentation">
        <EditorTabs {...props} acts={acts} onDialog={setDialog} ways={ways} />
        <LastChange change={acts.change} onClose={acts.onForget} onUndo={acts.onUndo} />
        <EditorDialogs
          acts={acts}
          dialog={dialog}
          lang={lang}
          onClose={() => setDialog(null)}
          tools={tools}
        />
      </div>
    </AuthoredStoryContext>
  )
}

interface EditorTabsProps extends StructureEditorProps {
  /** All that can be done to the graph. */
  acts: SceneActs
  /** Where the author is, and ways elsewhere. */
  ways: ReturnType<typeof useWays>
  /** Something is to open over the page. */
  onDialog: (dialog: EditorDialog) => void
}

function EditorTabs({ acts, ways, onDialog, ...props }: EditorTabsProps) {
  const { findings, tools } = props
  const { tab, view } = ways
  const marks = useMemo(() => nodeMarks(findings), [findings])

  return (
    <PartTabs onChange={ways.open} structure={acts.structure} value={tab}>
      <EditorToolbar
        acts={acts}
        hasGraph={ways.isWide && !acts.structure.ink && !acts.structure.page}
        isUnsound={props.unsoundText !== null}
        onDialog={onDialog}
        onViewChange={ways.setView}
        tab={tab}
        title={props.title}
        tools={tools}
        view={view}
      />
      <EditorViews
        {...props}
        acts={acts}
        marks={marks}
        onGo={ways.goTo}
        onJson={ways.openJson}
        onPlay={tools?.testPlay && ((node) => onDialog({ kind: 'play', node }))}
        sought={ways.sought}
        tab={tab}
        view={view}
      />
    </PartTabs>
  )
}
