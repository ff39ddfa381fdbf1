import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Story } from '@kathasagar/api/contract'

import { editOptions } from '../../model/storyOptions.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { SettingsSection } from '../../../account/components/SettingsSection/SettingsSection.tsx'
import {
  AudienceFields,
  TaxonomyFields,
  WordFields,
} from '../../components/StoryFormTabs/StoryFields.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { ReviewFindings } from '../../components/ReviewFindings/ReviewFindings.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { StoryConflict } from '../../components/StoryConflict/StoryConflict.tsx'
import type { StoryConflictProps } from '../../components/StoryConflict/StoryConflict.tsx'
import { StoryFormPage } from '../../components/StoryFormPage/StoryFormPage.tsx'
import type { LeaveGuard } from '../../components/StoryFormPage/StoryFormPage.tsx'
import { StoryFormTabs } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import type { StoryFormTabsProps } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { StoryPreview } from '../../components/StoryPreview/StoryPreview.tsx'
import {
  UnpublishedChanges,
  type UnpublishedChangesProps,
} from '../../components/UnpublishedChanges/UnpublishedChanges.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import {
  LocalCopySaved,
  LocalCopyNews,
  type LocalCopyState,
} from '../CreateStoryScreen/CreateStoryScreen.tsx'
import { editStoryScreenStyles as styles } from './EditStoryScreen.styles.ts'

export interface SaveOutcome {
  error?: string | undefined
  /** Findings that prevented a published story from being saved. */
  findings?: readonly ReviewFinding[] | undefined
  conflict?: StoryConflictProps | undefined
  /** Set after a save. The story may need a review, or be a draft of a published story. */
  saved?: { waitsForEditor: boolean; isDraft: boolean } | undefined
}

export interface EditStoryFormProps extends Omit<StoryFormTabsProps, 'options'>, SaveOutcome {
  view: 'few' | 'all'
  /** Called to show all fields. */
  onAllFields: () => void
  story: Story
  unpublished?: UnpublishedChangesProps | undefined
  draft: LocalCopyState
  backHref: string
  /** Called to leave without saving. */
  onClose: () => void
  isBusy: boolean
  failures: number
  onSubmit: () => void
  onMend: (finding: ReviewFinding) => void
  leaving: LeaveGuard
}

/** Form of an existing story, with a few or all fields. */
export function EditStoryForm(props: EditStoryFormProps) {
  const { edit } = useAuthoringMessages().authoring
  const { otherSame } = useAuthoringMessages().structure.tabs
  const { view, draft, story, isBusy, error, findings, conflict, saved } = props
  const isFew = view === 'few'
  const tabs: StoryFormTabsProps = { ...props, options: editOptions, isCategoryOptional: true }
  const hasPreview = isFew || props.tab !== 'structure'

  return (
    <StoryFormPage
      aside={<LocalCopySaved {...draft} />}
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
      isHeld={isBusy || props.unpublished?.busy !== undefined || saved !== undefined}
      leaving={props.leaving}
      news={
        <>
          {conflict && <StoryConflict {...conflict} />}
          {error && <FormError>{error}</FormError>}
          {findings && findings.length > 0 && (
            <ReviewFindings findings={findings} onGo={props.onMend} />
          )}
          {saved && (
            <Alert css={styles.saved} tone="positive">
              <span>{edit.saved}</span>
              {saved.isDraft && <span>{edit.savedDraft}</span>}
              {saved.waitsForEditor && <span>{edit.waits}</span>}
              <Link href={props.backHref}>{edit.goNow}</Link>
            </Alert>
          )}
        </>
      }
      onSubmit={props.onSubmit}
      preview={hasPreview ? <StoryPreview story={story} /> : undefined}
      title={edit.title}
    >
      {props.unpublished && <UnpublishedChanges {...props.unpublished} />}
      <LocalCopyNews {...draft} other={otherSame} />
      {isFew && (
        <Cluster css={styles.scenes} gap="m">
          <Button
            icon="pencil"
            onPress={() => {
              props.onTabChange('structure')
              props.onAllFields()
            }}
          >
            {edit.scenes}
          </Button>
          <Text tone="muted">{edit.scenesHint}</Text>
        </Cluster>
      )}
      {isFew ? <EditStorySections {...tabs} /> : <StoryFormTabs {...tabs} />}
    </StoryFormPage>
  )
}

function EditStorySections(form: StoryFormTabsProps) {
  const { edit } = useAuthoringMessages().authoring
  const sections = [
    {
      title: edit.basic,
      fields: <WordFields {...form} hasPrompt={false} isCategoryOptional />,
    },
    { title: edit.categorization, fields: <TaxonomyFields {...form} isCategoryOptional /> },
    { title: edit.settings, fields: <AudienceFields {...form} /> },
  ]

  return (
    <Stack gap="xl">
      {sections.map(({ title, fields }) => (
        <SettingsSection key={title} title={title}>
          <div css={styles.fields}>{fields}</div>
        </SettingsSection>
      ))}
    </Stack>
  )
}
