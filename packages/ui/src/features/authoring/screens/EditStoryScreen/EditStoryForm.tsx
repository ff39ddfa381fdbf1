import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Story } from '@kathasagar/api/contract'

import { editOptions } from '../../model/storyOptions.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { ReviewFindings } from '../../components/ReviewFindings/ReviewFindings.tsx'
import { StoryConflict } from '../../components/StoryConflict/StoryConflict.tsx'
import type { StoryConflictProps } from '../../components/StoryConflict/StoryConflict.tsx'
import { StoryFormPage } from '../../components/StoryFormPage/StoryFormPage.tsx'
import type { LeaveGuard } from '../../components/StoryFormPage/StoryFormPage.tsx'
import { StoryFormTabs } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import type { StoryFormTabsProps } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { StoryPreview } from '../../components/StoryPreview/StoryPreview.tsx'
import {
  UnpublishedChanges,
  type UnpublishedChangesProps,
} from '../../components/UnpublishedChanges/UnpublishedChanges.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import {
  LocalCopyKept,
  LocalCopyNews,
  type LocalCopyState,
} from '../CreateStoryScreen/CreateStoryScreen.tsx'
import { EditStorySections } from './EditStorySections.tsx'
import { editStoryScreenStyles as styles } from './EditStoryScreen.styles.ts'

/** What came of saving. */
export interface SaveOutcome {
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the review found, where that kept a published story from being saved. */
  findings?: readonly ReviewFinding[] | undefined
  /** Somebody saved the story meanwhile. */
  conflict?: StoryConflictProps | undefined
  /** The story is saved; it may wait for an editor, or be a draft beside the published story. */
  saved?: { waitsForEditor: boolean; isDraft: boolean } | undefined
}

export interface EditStoryFormProps extends Omit<StoryFormTabsProps, 'options'>, SaveOutcome {
  /** The few fields of most edits, or all of them on four tabs. */
  view: 'few' | 'all'
  /** All fields are wanted, or again the few. */
  onViewChange: (view: 'few' | 'all') => void
  /** What is written, as readers would get it. */
  story: Story
  /** Draft changes of a published story. Absent: there are none. */
  unpublished?: UnpublishedChangesProps | undefined
  /** What lies on this device of changes that were not saved. */
  draft: LocalCopyState
  /** The author's own stories, where one goes after saving. */
  backHref: string
  /** Back there without saving. */
  onClose: () => void
  /** The story is being saved. */
  isBusy: boolean
  /** Attempts that failed so far. */
  failures: number
  /** The story is to be saved. */
  onSubmit: () => void
  /** Goes to where a finding can be mended. */
  onMend: (finding: ReviewFinding) => void
  /** Asks before the page is left with changes that are not saved. */
  leaving: LeaveGuard
}

/** The fields of a story that exists, few or all, and what came of saving them. */
export function EditStoryForm(props: EditStoryFormProps) {
  const { edit } = useAuthoringMessages().authoring
  const { otherSame } = useAuthoringMessages().structure.tabs
  const { view, draft, story, isBusy } = props
  const tabs: StoryFormTabsProps = { ...props, options: editOptions, isCategoryOptional: true }
  const hasPreview = view === 'few' || props.tab !== 'structure'

  return (
    <StoryFormPage
      aside={<LocalCopyKept {...draft} />}
      buttons={
        <>
          <Button onPress={props.onClose} variant="quiet">
            {edit.cancel}
          </Button>
          <Button busyLabel={edit.busy} isBusy={isBusy} type="submit" variant="primary">
            {edit.submit}
          </Button>
        </>
      }
      failures={props.failures}
      isHeld={isBusy || props.unpublished?.busy !== undefined || props.saved !== undefined}
      leaving={props.leaving}
      news={<SaveNews {...props} />}
      onSubmit={props.onSubmit}
      preview={hasPreview ? <StoryPreview story={story} /> : undefined}
      title={edit.title}
    >
      {props.unpublished && <UnpublishedChanges {...props.unpublished} />}
      <LocalCopyNews {...draft} other={otherSame} />
      {view === 'few' ? <EditStorySections {...tabs} /> : <StoryFormTabs {...tabs} />}
      <ViewSwitch onViewChange={props.onViewChange} view={view} />
    </StoryFormPage>
  )
}

/** Everything that saving can bring; nothing at all before it. */
function SaveNews(props: EditStoryFormProps) {
  const { error, findings, conflict, saved, backHref, onMend } = props
  const { edit } = useAuthoringMessages().authoring

  return (
    <>
      {conflict && <StoryConflict {...conflict} />}
      {error && <FormError>{error}</FormError>}
      {findings && findings.length > 0 && <ReviewFindings findings={findings} onGo={onMend} />}
      {saved && (
        <Alert css={styles.saved} tone="positive">
          <span>{edit.saved}</span>
          {saved.isDraft && <span>{edit.savedDraft}</span>}
          {saved.waitsForEditor && <span>{edit.waits}</span>}
          <Link href={backHref}>{edit.goNow}</Link>
        </Alert>
      )}
    </>
  )
}

function ViewSwitch({ view, onViewChange }: Pick<EditStoryFormProps, 'view' | 'onViewChange'>) {
  const { edit } = useAuthoringMessages().authoring
  const isFew = view === 'few'

  return (
    <div css={styles.switch}>
      {isFew && <p css={styles.hint}>{edit.allFieldsHint}</p>}
      <Button onPress={() => onViewChange(isFew ? 'all' : 'few')}>
        {isFew ? edit.allFields : edit.fewFields}
      </Button>
    </div>
  )
}
