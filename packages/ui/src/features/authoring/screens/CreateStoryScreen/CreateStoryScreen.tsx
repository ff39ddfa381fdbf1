import type { Story } from '@kathasagar/api/contract'
import { useState } from 'react'

import { createOptions } from '../../model/storyOptions.ts'
import { STORY_TABS, type StoryTab } from '../../model/storyTabs.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import {
  ImportDialog,
  type ImportDialogProps,
} from '../../components/ImportDialog/ImportDialog.tsx'
import { LocalCopyNotice } from '../../components/LocalCopyNotice/LocalCopyNotice.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import {
  StoryBeginning,
  type StoryBeginningProps,
} from '../../components/StoryBeginning/StoryBeginning.tsx'
import { StoryFormPage, type LeaveGuard } from '../../components/StoryFormPage/StoryFormPage.tsx'
import {
  StoryFormTabs,
  type StoryFormTabsProps,
} from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { StoryPreview } from '../../components/StoryPreview/StoryPreview.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { openHistory } from '../../model/structure/structureHistory.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { visuallyHiddenStyles } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media } = theme

const styles = {
  previous: { marginInlineEnd: 'auto' },
  // Hides the text of the button on phones, so that the name of the next tab fits.
  previousWords: { [media.below.m]: visuallyHiddenStyles.hidden },
  other: { marginBlockEnd: space.m, padding: `${space.sPlus} ${space.l}` },
}

export interface LocalCopyState {
  keptAt?: string | undefined
  /** True if the browser cannot store a copy of the form. */
  isRefused?: boolean
  restoredFrom?: string | undefined
  /** True if the same story is open in another tab, which stores its own copy. */
  isBesideOther?: boolean
  onDiscard: () => void
}

export interface CreateStoryScreenProps extends Omit<StoryFormTabsProps, 'options'> {
  beginning: StoryBeginningProps
  /** Opens the import dialog initially. Default: false. */
  importsFirst?: boolean
  story: Story
  draft: LocalCopyState
  isBusy: boolean
  error?: string | undefined
  failures: number
  /** Called to open the next tab, after the fields of the open tab were found valid. */
  onNext: (next: StoryTab) => void
  onSubmit: () => void
  leaving: LeaveGuard
}

export function CreateStoryScreen(props: CreateStoryScreenProps) {
  const { beginning, importsFirst = false, story, draft, isBusy, ...rest } = props
  const { error, failures, onNext, onSubmit, leaving, ...tabs } = rest
  const { create, tabs: tabNames } = useAuthoringMessages().authoring
  const { tabs: tabWords } = useAuthoringMessages().structure
  const [isImporting, setImporting] = useState(importsFirst)
  const [imported, setImported] = useState('')
  const format = useFormat()
  const { memory, tools } = tabs.editor
  const at = STORY_TABS.indexOf(tabs.tab)
  const [before, next] = [STORY_TABS[at - 1], STORY_TABS[at + 1]]

  const handleReplace: ImportDialogProps['onReplace'] = (story_structure, title) => {
    // Starts the undo history before the editor opens, so that an import can be undone.
    if (!memory?.recall().history) {
      memory?.keep({ history: openHistory(tabs.values.story_structure) })
    }
    tabs.onChange({ story_structure, structure_text: null })
    setImporting(false)
    const count = format.count(Object.keys(story_structure.nodes).length)
    setImported(fill(create.imported, { title, count }))
    tabs.onTabChange('structure')
  }

  return (
    <StoryFormPage
      aside={<LocalCopySaved {...draft} />}
      buttons={
        <>
          {before && (
            <Button
              css={styles.previous}
              icon="arrowLeft"
              onPress={() => tabs.onTabChange(before)}
              variant="quiet"
            >
              <span css={styles.previousWords}>
                {fill(tabNames.previous, { tab: tabNames[before] })}
              </span>
            </Button>
          )}
          {next && (
            <Button onPress={() => onNext(next)}>
              {fill(tabNames.next, { tab: tabNames[next] })}
            </Button>
          )}
          <Button busyLabel={create.busy} isBusy={isBusy} type="submit" variant="primary">
            {create.submit}
          </Button>
        </>
      }
      failures={failures}
      isHeld={isBusy}
      leaving={leaving}
      news={error !== undefined && <FormError>{error}</FormError>}
      onSubmit={onSubmit}
      preview={tabs.tab === 'structure' ? undefined : <StoryPreview story={story} />}
      title={create.title}
    >
      <LocalCopyNews {...draft} other={tabWords.otherNew} tab={tabs.tab} />
      {tabs.tab === 'basic' && (
        <>
          <StoryBeginning {...beginning} onImport={tools?.exchange && (() => setImporting(true))} />
          <Text size="note" tone="muted">
            {create.stepLead} {fill(create.toPublish, { ...tabs.editor.floors })}
          </Text>
        </>
      )}
      {isImporting && tools?.exchange && (
        <ImportDialog
          exchange={tools.exchange}
          onBring={tools.onBring}
          onClose={() => setImporting(false)}
          onReplace={handleReplace}
        />
      )}
      <Alert css={styles.other} tone="positive">
        {imported}
      </Alert>
      <StoryFormTabs {...tabs} options={createOptions} />
    </StoryFormPage>
  )
}

export interface LocalCopyNewsProps extends LocalCopyState {
  other: string
  /** Open tab, if the page has tabs. */
  tab?: StoryTab
}

/** Informs about a restored copy, on the first open tab only, and about another tab that edits the story. */
export function LocalCopyNews({
  restoredFrom,
  isBesideOther = false,
  onDiscard,
  other,
  tab,
}: LocalCopyNewsProps) {
  const [firstTab] = useState(tab)

  return (
    <>
      {isBesideOther && (
        <Alert css={styles.other} tone="note">
          {other}
        </Alert>
      )}
      {restoredFrom !== undefined && tab === firstTab && (
        <LocalCopyNotice onDiscard={onDiscard} time={restoredFrom} />
      )}
    </>
  )
}

export function LocalCopySaved({ keptAt, isRefused = false }: LocalCopyState) {
  const messages = useAuthoringMessages().authoring.draft

  if (isRefused) return messages.notKept
  return keptAt === undefined ? null : fill(messages.kept, { time: keptAt })
}
