import type { ReviewFinding } from '@kathasagar/story/schema'
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import type { EditorMemory } from '../../model/structure/editorMemory.ts'
import { nodeMarks } from '../../model/structure/nodeMarks.ts'
import { AuthoredStoryContext } from '../../model/structure/storyLanguage.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import {
  countUnder,
  tabOf,
  tabsFor,
  type StructureTabName,
  type WrittenTabName,
} from '../../model/structure/structureTabs.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Tabs } from '../../../../design-system/primitives/Tabs/Tabs.tsx'
import { FindReplace } from '../FindReplace/FindReplace.tsx'
import { ImportDialog } from '../ImportDialog/ImportDialog.tsx'
import { ManuscriptView } from '../ManuscriptView/ManuscriptView.tsx'
import type { JsonTextOptions } from '../StructureJson/useJsonText.ts'
import { TestPlayDialog } from '../TestPlayDialog/TestPlayDialog.tsx'
import { EditorToolbar, type EditorView } from './EditorToolbar.tsx'
import { EditorViews } from './EditorViews.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import type { StructureTools } from './structureTools.ts'
import { useSceneActs, type SceneActs } from './useSceneActs.ts'
import { useUndoKeys } from './useUndoKeys.ts'

export interface StructureEditorProps extends Pick<
  JsonTextOptions,
  'structure' | 'onChange' | 'unsoundText' | 'onUnsoundText' | 'readStructure'
> {
  findings: readonly ReviewFinding[]
  /** Place to open. Set a new object each time. Default: none. */
  focus?: StructureFocus | null | undefined
  title?: string | undefined
  lang?: string | undefined
  /** Tools that need the server or load on first use. Absent tools are not offered. */
  tools?: StructureTools | undefined
  /** Stores history, view and open scene while the editor is unmounted. */
  memory?: EditorMemory | undefined
}

export type EditorDialog = { kind: 'play'; node: string } | { kind: 'proof' | 'import' | 'find' }

/** Prevents Enter from submitting the surrounding form. Dialogs have their own forms. */
const keepForm = (event: KeyboardEvent) => {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && currentTarget.contains(target)
  if (key === 'Enter' && isField) event.preventDefault()
}

/** Returns the open tab, its view, and the place to focus. The JSON view cannot focus a place. */
function useEditorPlace(focus: StructureFocus | null, memory: EditorMemory | undefined) {
  const viewOf = (view: EditorView) => (focus && view === 'json' ? 'outline' : view)
  const [view, setView] = useState(() => viewOf(memory?.recall().view ?? 'outline'))
  const [place, setPlace] = useState<{ tab: StructureTabName; sought?: StructureFocus }>(() =>
    focus ? { tab: tabOf(focus), sought: focus } : { tab: memory?.recall().tab ?? 'scenes' },
  )
  const [seen, setSeen] = useState(focus)
  if (seen !== focus) {
    setSeen(focus)
    setView(viewOf)
    if (focus) setPlace({ tab: tabOf(focus), sought: focus })
  }
  useEffect(() => memory?.keep({ tab: place.tab, view }))
  return { ...place, view, setPlace, setView }
}

/** Edits a story, with scenes in three views and a tab for each part. All changes can be undone. */
export function StructureEditor(props: StructureEditorProps) {
  const { tools, lang, memory, findings } = props
  const parts = usePartMessages()
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const acts = useSceneActs(props)
  const { structure, selected } = acts
  const editor = useEditorPlace(props.focus ?? null, memory)
  const { tab, sought, setPlace, setView } = editor
  const isWide = useMediaQuery(`(min-width: ${breakpoint.l}px)`)
  useEffect(() => memory?.keep({ node: selected }))
  const view = editor.view === 'graph' && !isWide ? 'outline' : editor.view
  const place = useUndoKeys(acts.walk)
  const marks = useMemo(() => nodeMarks(findings), [findings])
  const { language, ownPictures, tryInputs } = tools ?? {}
  const authored = useMemo(
    () => ({ structure, language, lang, ownPictures, tryInputs }),
    [structure, language, lang, ownPictures, tryInputs],
  )
  const { tabs, rest } = tabsFor(structure, tab)
  const handleGo = (to: StructureFocus) => {
    setPlace({ tab: tabOf(to), sought: to })
    if (tabOf(to) === 'scenes') acts.go(to)
  }

  const toolbar = (
    <EditorToolbar
      acts={acts}
      hasGraph={isWide && !structure.ink && !structure.page}
      isUnsound={props.unsoundText !== null}
      onDialog={setDialog}
      onViewChange={setView}
      tab={tab}
      title={props.title}
      tools={tools}
      view={view}
    />
  )
  const content =
    tab === 'more' ? (
      <MoreParts
        onOpen={(part) => {
          setPlace({ tab: part })
          // The new tab renders later.
          requestAnimationFrame(() =>
            place.current
              ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
              ?.focus(),
          )
        }}
        parts={rest}
      />
    ) : (
      <EditorViews
        {...props}
        acts={acts}
        marks={marks}
        onGo={handleGo}
        onJson={() => {
          setPlace({ tab: 'scenes' })
          setView('json')
        }}
        onPlay={tools?.testPlay && ((node) => setDialog({ kind: 'play', node }))}
        sought={sought}
        tab={tab}
        view={view}
      />
    )

  return (
    <AuthoredStoryContext value={authored}>
      <div css={styles.place} data-findings="" onKeyDown={keepForm} ref={place} role="presentation">
        <Tabs
          css={styles.tabs}
          items={tabs.map((one) => ({
            id: one,
            label: <TabLabel structure={structure} tab={one} />,
            content: one === tab && (
              <>
                {toolbar}
                {content}
              </>
            ),
          }))}
          label={parts.tabs.label}
          onChange={(next) => setPlace({ tab: next })}
          value={tab}
        />
        <LastChange acts={acts} />
        <EditorDialogs
          {...{ acts, dialog, lang, tools }}
          onClose={() => setDialog(null)}
          onGo={handleGo}
        />
      </div>
    </AuthoredStoryContext>
  )
}

interface TabLabelProps extends Pick<StructureEditorProps, 'structure'> {
  tab: StructureTabName
}

function TabLabel({ tab, structure }: TabLabelProps) {
  const { tabs } = usePartMessages()
  const { count } = useFormat()

  return (
    <>
      {tabs[tab]}
      {tab !== 'more' && <span css={styles.count}>{count(countUnder(structure, tab))}</span>}
    </>
  )
}

interface MorePartsProps {
  parts: readonly WrittenTabName[]
  onOpen: (part: WrittenTabName) => void
}

function MoreParts({ parts, onOpen }: MorePartsProps) {
  const { tabs, answer, ...messages } = usePartMessages()

  return (
    <ul css={styles.more}>
      {parts.map((part) => (
        <li key={part}>
          <Button onPress={() => onOpen(part)} size="small">
            {tabs[part]}
          </Button>
          <p css={styles.moreHint}>
            {part === 'reactions' ? answer.wideHint : part !== 'scenes' && messages[part].empty}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Shows what was removed, with an Undo button, until it is dismissed or outdated. */
function LastChange({ acts }: { acts: SceneActs }) {
  const { notice, undo } = useAuthoringMessages().structure

  return (
    <div aria-label={notice.label} css={styles.notices} role="status">
      {acts.change !== null && (
        <div css={styles.notice}>
          <p css={styles.told} dir="auto">
            {acts.change}
          </p>
          <Button icon="undo" onPress={acts.onUndo} size="small">
            {undo}
          </Button>
          <IconButton icon="close" label={notice.dismiss} onPress={acts.onForget} size="small" />
        </div>
      )}
    </div>
  )
}

interface EditorDialogsProps extends Pick<StructureEditorProps, 'tools' | 'lang'> {
  acts: SceneActs
  dialog: EditorDialog | null
  onClose: () => void
  onGo: (place: StructureFocus) => void
}

function EditorDialogs({ acts, dialog, lang, tools, onClose, onGo }: EditorDialogsProps) {
  const { structure } = acts

  return (
    <>
      {dialog?.kind === 'play' && tools?.testPlay && (
        <TestPlayDialog
          lang={lang}
          onClose={onClose}
          onGoToScene={(node) => {
            onClose()
            acts.select(node)
          }}
          startAt={dialog.node}
          structure={structure}
          testPlay={tools.testPlay}
        />
      )}
      {dialog?.kind === 'proof' && (
        <ManuscriptView lang={lang} onClose={onClose} structure={structure} />
      )}
      {dialog?.kind === 'find' && (
        <FindReplace
          lang={lang}
          onClose={onClose}
          onGo={(place) => {
            onClose()
            onGo(place)
          }}
          onReplace={(next) => acts.edit({ kind: 'replace', structure: next })}
          structure={structure}
        />
      )}
      {dialog?.kind === 'import' && tools?.exchange && (
        <ImportDialog
          exchange={tools.exchange}
          onBring={tools.onBring}
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
