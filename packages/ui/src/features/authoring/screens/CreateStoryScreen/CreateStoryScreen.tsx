import type { Story } from '@kathasagar/api/contract'
import { useState } from 'react'

import { createOptions } from '../../model/storyOptions.ts'
import { STORY_TABS } from '../../model/storyTabs.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ImportDialog } from '../../components/ImportDialog/ImportDialog.tsx'
import { LocalCopyNotice } from '../../components/LocalCopyNotice/LocalCopyNotice.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import {
  StoryBeginning,
  type StoryBeginningProps,
} from '../../components/StoryBeginning/StoryBeginning.tsx'
import { StoryFormPage } from '../../components/StoryFormPage/StoryFormPage.tsx'
import type { LeaveGuard } from '../../components/StoryFormPage/StoryFormPage.tsx'
import { StoryFormTabs } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import type { StoryFormTabsProps } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { StoryPreview } from '../../components/StoryPreview/StoryPreview.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { openHistory } from '../../model/structure/structureHistory.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { createStoryScreenStyles as styles } from './CreateStoryScreen.styles.ts'

/** What this device keeps of a story that is not saved. */
export interface LocalCopyState {
  /** Time when the local copy was kept last, in words; absent before the first word. */
  keptAt?: string | undefined
  /** Nothing can be kept here, as in some private windows. */
  isRefused?: boolean
  /** A draft was found when the page was opened: of when, in words. */
  restoredFrom?: string | undefined
  /** Another tab is open on the same, and keeps a draft of its own. */
  isBesideOther?: boolean
  /** The draft is thrown away, and the fields are as they were. */
  onDiscard: () => void
}

export interface CreateStoryScreenProps extends Omit<StoryFormTabsProps, 'options'> {
  /** Ways to begin from an idea or a shape; absent once the story has scenes of its own. */
  beginning?: StoryBeginningProps | undefined
  /** The import dialog is open from the start. */
  importsFirst?: boolean
  /** What is written so far, as readers would get it. */
  story: Story
  /** What lies on this device of a story that was begun. */
  draft: LocalCopyState
  /** The story is on its way. */
  isBusy: boolean
  /** Why the server refused it, as a sentence. */
  error?: string | undefined
  /** Attempts that failed so far. */
  failures: number
  /** The story is to be created. */
  onSubmit: () => void
  /** Asks before the page is left with changes that are not saved. */
  leaving: LeaveGuard
}

/** A story from its first word to its first draft, on four tabs. */
export function CreateStoryScreen(props: CreateStoryScreenProps) {
  const { beginning, importsFirst = false, story, draft, isBusy, ...rest } = props
  const { error, failures, onSubmit, leaving, ...tabs } = rest
  const { create } = useAuthoringMessages().authoring
  const { tabs: tabWords, exchange } = useAuthoringMessages().structure
  const [isImporting, setImporting] = useState(importsFirst)
  const hasNews = error !== undefined

  return (
    <StoryFormPage
      aside={<LocalCopyKept {...draft} />}
      buttons={
        <>
          <TabSteps onTabChange={tabs.onTabChange} tab={tabs.tab} />
          <Button busyLabel={create.busy} isBusy={isBusy} type="submit" variant="primary">
            {create.submit}
          </Button>
        </>
      }
      failures={failures}
      isHeld={isBusy}
      leaving={leaving}
      news={hasNews && <FormError>{error}</FormError>}
      onSubmit={onSubmit}
      preview={tabs.tab === 'structure' ? undefined : <StoryPreview story={story} />}
      title={create.title}
    >
      <LocalCopyNews {...draft} other={tabWords.otherNew} />
      {tabs.tab === 'basic' && tabs.editor.tools?.exchange && (
        <Button css={styles.bring} onPress={() => setImporting(true)} size="small">
          {exchange.bring}
        </Button>
      )}
      {isImporting && <StoryImport {...tabs} onClose={() => setImporting(false)} />}
      {tabs.tab === 'basic' && beginning && <StoryBeginning {...beginning} />}
      {tabs.tab === 'basic' && (
        <p css={styles.lead}>
          {create.stepLead} {fill(create.toPublish, { ...tabs.editor.floors })}
        </p>
      )}
      <StoryFormTabs {...tabs} options={createOptions} />
    </StoryFormPage>
  )
}

type StoryImportProps = Pick<
  StoryFormTabsProps,
  'editor' | 'values' | 'onChange' | 'onTabChange'
> & {
  onClose: () => void
}

/** Imports a story into the form and leads to its scenes. */
function StoryImport({ editor, values, onChange, onTabChange, onClose }: StoryImportProps) {
  const { memory, tools } = editor
  if (!tools?.exchange) return null

  return (
    <ImportDialog
      exchange={tools.exchange}
      onBring={tools.onBring}
      onClose={onClose}
      onReplace={(story_structure) => {
        // If the editor was not opened yet, undo leads back to the scenes that are replaced.
        if (!memory?.recall().history) {
          memory?.keep({ history: openHistory(values.story_structure) })
        }
        onChange({ story_structure, structure_text: null })
        onClose()
        onTabChange('structure')
      }}
    />
  )
}

export interface LocalCopyNewsProps extends LocalCopyState {
  /** What is said where another tab is open on the same. */
  other: string
}

/** That a draft was found, and that another tab writes too; nothing where neither is so. */
export function LocalCopyNews({
  restoredFrom,
  isBesideOther = false,
  onDiscard,
  other,
}: LocalCopyNewsProps) {
  return (
    <>
      {isBesideOther && (
        <Alert css={styles.other} tone="note">
          {other}
        </Alert>
      )}
      {restoredFrom !== undefined && <LocalCopyNotice onDiscard={onDiscard} time={restoredFrom} />}
    </>
  )
}

/** Says that nothing is lost when the page is closed, or that it would be. */
export function LocalCopyKept({ keptAt, isRefused = false }: LocalCopyState) {
  const messages = useAuthoringMessages().authoring.draft

  if (isRefused) return messages.notKept
  return keptAt === undefined ? null : fill(messages.kept, { time: keptAt })
}

/** The ways to the tab before and the one after. */
function TabSteps({ tab, onTabChange }: Pick<StoryFormTabsProps, 'tab' | 'onTabChange'>) {
  const messages = useAuthoringMessages().authoring.tabs
  const at = STORY_TABS.indexOf(tab)
  const [before, next] = [STORY_TABS[at - 1], STORY_TABS[at + 1]]

  return (
    <>
      {before && (
        <Button
          css={styles.previous}
          icon="arrowLeft"
          onPress={() => onTabChange(before)}
          variant="quiet"
        >
          <span css={styles.previousWords}>
            {fill(messages.previous, { tab: messages[before] })}
          </span>
        </Button>
      )}
      {next && (
        <Button onPress={() => onTabChange(next)}>
          {fill(messages.next, { tab: messages[next] })}
        </Button>
      )}
    </>
  )
}
