import type { ReviewFinding } from '@kathasagar/story/schema'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent as KeyPress } from 'react'
import { API_BASE, storyPagePath } from '@kathasagar/api/contract/vocabulary'
import type { ImportedStory } from '@kathasagar/interchange'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import {
  type EditorMemory,
  redo,
  undo,
  type StructureHistory,
} from '../../model/structure/structureHistory.ts'
import {
  AuthoredStoryContext,
  type StoryLanguage,
  type PreviewInputs,
} from '../../model/structure/storyLanguage.ts'
import type { StructureFocus, NodeMarks } from '../../model/structure/structureFocus.ts'
import {
  countUnder,
  tabOf,
  tabsFor,
  type StructureTabName,
  type OptionalTabName,
} from '../../model/structure/structureTabs.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Tabs } from '../../../../design-system/primitives/Tabs/Tabs.tsx'
import { FindReplace } from '../FindReplace/FindReplace.tsx'
import { ImportDialog } from '../ImportDialog/ImportDialog.tsx'
import { ManuscriptView } from '../ManuscriptView/ManuscriptView.tsx'
import { type JsonTextOptions, StructureJson } from '../StructureJson/StructureJson.tsx'
import { TestPlayDialog } from '../TestPlayDialog/TestPlayDialog.tsx'
import { EditorToolbar, type EditorView } from './EditorToolbar.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'
import { useSceneActions, type SceneActions } from './useSceneActions.ts'
import { letterOf } from '../../../../design-system/hooks/letterOf.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { StoryParts } from '../StoryParts/StoryParts.tsx'
import { StructureGraph } from '../StructureGraph/StructureGraph.tsx'
import { StructureInspector } from '../StructureInspector/StructureInspector.tsx'
import { StructureOutline } from '../StructureOutline/StructureOutline.tsx'
import type { OwnPictures } from '../../model/ownPictures.ts'
import type { StoryExchange } from '../../model/storyExchange.ts'
import type { TryOpenStory } from '../OpenStory/OpenStoryForm.tsx'
import type { TestPlay } from '../TestPlayDialog/useTestTurns.ts'

/** Functions of the app that call the server or load code on first use. */
export interface StructureTools {
  testPlay?: TestPlay | undefined
  tryOpen?: TryOpenStory | undefined
  tryInputs?: PreviewInputs | undefined
  exchange?: StoryExchange | undefined
  /** Called with an imported story, so that the form can fill in its other fields. */
  onBring?: ((story: ImportedStory) => void) | undefined
  ownPictures?: OwnPictures | undefined
  language?: StoryLanguage | undefined
}

export interface StructureEditorProps extends Pick<
  JsonTextOptions,
  'structure' | 'onChange' | 'unsoundText' | 'onUnsoundText' | 'readStructure'
> {
  findings: readonly ReviewFinding[]
  /** Location to open. A new object opens the same location again. */
  focus?: StructureFocus | null | undefined
  title?: string | undefined
  lang?: string | undefined
  /** Functions that need the server or load code on first use. Absent functions are not offered. */
  tools?: StructureTools | undefined
  /** Stores undo history, view and open scene while the editor is unmounted. */
  memory?: EditorMemory | undefined
}

export type EditorDialog = { kind: 'play'; node: string } | { kind: 'proof' | 'import' | 'find' }

/** Prevents Enter from submitting the form around the editor. Dialogs have their own forms. */
const keepForm = (event: KeyPress) => {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && currentTarget.contains(target)
  if (key === 'Enter' && isField) event.preventDefault()
}

/** Focuses the selected tab after the next render. */
const focusTab = (editor: HTMLElement | null) =>
  requestAnimationFrame(() =>
    editor?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
  )

/** Returns the open tab, its view and the location to focus. The JSON view cannot focus one. */
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

/** Edits a story. Each part of the story has a tab, and all changes can be undone. */
export function StructureEditor(props: StructureEditorProps) {
  const { tools, lang, memory, findings } = props
  const parts = usePartMessages()
  const { count } = useFormat()
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const acts = useSceneActions(props)
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
          focusTab(place.current)
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
            label: (
              <>
                {parts.tabs[one]}
                {one !== 'more' && (
                  <span css={styles.count}>{count(countUnder(structure, one))}</span>
                )}
              </>
            ),
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

interface MorePartsProps {
  parts: readonly OptionalTabName[]
  onOpen: (part: OptionalTabName) => void
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

/** Shows a notice about a removal, with an Undo button. The next change hides the notice. */
function LastChange({ acts }: { acts: SceneActions }) {
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
  acts: SceneActions
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

/** Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z within an element. On a Mac, Command replaces Ctrl. */
function useUndoKeys(step: (change: (history: StructureHistory) => StructureHistory) => void) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const handleKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey) return
      // Ignores fields that have their own undo, such as the search field.
      if (target instanceof Element && target.closest('[data-own-undo]')) return
      const letter = letterOf(event)
      const back = shiftKey ? redo : undo
      const change = letter === 'y' ? redo : letter === 'z' ? back : null
      if (!change) return
      event.preventDefault()
      event.stopPropagation()
      step(change)
    }
    // Uses the capture phase, so that the browser does not undo the typing in a field.
    element.addEventListener('keydown', handleKey, true)
    return () => element.removeEventListener('keydown', handleKey, true)
  }, [step])

  return place
}

const GRAVITY = { error: 2, person: 1, hint: 0 } as const

/** Returns the highest severity of the findings of each scene. */
function nodeMarks(findings: readonly ReviewFinding[]): NodeMarks {
  const marks = new Map<string, ReviewFinding['severity']>()
  for (const { node, severity } of findings) {
    if (node === null) continue
    const known = marks.get(node)
    if (known === undefined || GRAVITY[severity] > GRAVITY[known]) marks.set(node, severity)
  }
  return marks
}

interface EditorViewsProps extends StructureEditorProps {
  acts: SceneActions
  marks: NodeMarks
  view: EditorView
  tab: OptionalTabName
  sought?: StructureFocus | undefined
  onGo: (place: StructureFocus) => void
  onJson: () => void
  onPlay?: ((name: string) => void) | undefined
}

function EditorViews({ acts, marks, tab, view, onJson, ...props }: EditorViewsProps) {
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
