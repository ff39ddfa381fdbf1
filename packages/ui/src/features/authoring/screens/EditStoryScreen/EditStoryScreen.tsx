import type { ReactNode } from 'react'
import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Story } from '@kathasagar/api/contract'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { editOptions } from '../../model/storyOptions.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
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
import {
  StoryConflict,
  type StoryConflictProps,
} from '../../components/StoryConflict/StoryConflict.tsx'
import { StoryFormPage, type LeaveGuard } from '../../components/StoryFormPage/StoryFormPage.tsx'
import {
  StoryFormTabs,
  type StoryFormTabsProps,
} from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { StoryPreview } from '../../components/StoryPreview/StoryPreview.tsx'
import {
  UnpublishedChanges,
  type UnpublishedChangesProps,
} from '../../components/UnpublishedChanges/UnpublishedChanges.tsx'
import {
  LocalCopySaved,
  LocalCopyNews,
  type LocalCopyState,
} from '../CreateStoryScreen/CreateStoryScreen.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'

const styles = { scenes: { marginBlockEnd: theme.space.l }, fields: { inlineSize: '100%' } }

export interface SaveOutcome {
  error?: string | undefined
  /** Findings that prevented changes to a published story from being saved. */
  findings?: readonly ReviewFinding[] | undefined
  conflict?: StoryConflictProps | undefined
  /** Set after a save. The story may wait for a review, or the changes may be unpublished. */
  saved?: { waitsForEditor: boolean; isDraft: boolean } | undefined
}

export interface EditStoryFormProps extends Omit<StoryFormTabsProps, 'options'>, SaveOutcome {
  view: 'few' | 'all'
  onAllFields: () => void
  story: Story
  unpublished?: UnpublishedChangesProps | undefined
  draft: LocalCopyState
  backHref: string
  onClose: () => void
  isBusy: boolean
  failures: number
  onSubmit: () => void
  onMend: (finding: ReviewFinding) => void
  leaving: LeaveGuard
}

export interface EditStoryScreenProps {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  onBack: () => void
  versionsHref: string
  previewLinkHref: string
  /** Form to show. Null until the status is `ready`. */
  form: EditStoryFormProps | null
}

export function EditStoryScreen(props: EditStoryScreenProps) {
  const { status, error, onRetry, onBack, form } = props
  const { edit, mine } = useAuthoringMessages().authoring
  const back = (
    <Button icon="arrowLeft" onPress={onBack} size="small" variant="quiet">
      {edit.back}
    </Button>
  )

  if (status === 'ready' && form) {
    const ways = (
      <>
        {back}
        <ButtonLink href={props.versionsHref} size="small" variant="quiet">
          {mine.versions}
        </ButtonLink>
        <ButtonLink href={props.previewLinkHref} size="small" variant="quiet">
          {mine.previewLink}
        </ButtonLink>
      </>
    )
    return <EditStoryForm {...form} actions={ways} />
  }
  return (
    <>
      <PageHeader actions={back} title={edit.title} />
      {status === 'loading' && <Spinner isPage label={edit.loading} />}
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={edit.failed} />
      )}
    </>
  )
}

function EditStoryForm(props: EditStoryFormProps & { actions: ReactNode }) {
  const { edit } = useAuthoringMessages().authoring
  const { otherSame } = useAuthoringMessages().structure.tabs
  const { view, draft, story, isBusy, error, findings, conflict, saved } = props
  const isFew = view === 'few'
  const tabs: StoryFormTabsProps = { ...props, options: editOptions, isCategoryOptional: true }
  const hasPreview = isFew || props.tab !== 'structure'
  const sections = [
    { title: edit.basic, fields: <WordFields {...tabs} hasPrompt={false} /> },
    { title: edit.categorization, fields: <TaxonomyFields {...tabs} /> },
    { title: edit.settings, fields: <AudienceFields {...tabs} /> },
  ]

  return (
    <StoryFormPage
      actions={props.actions}
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
            <Alert tone="positive">
              <Cluster gap="m">
                <span>{edit.saved}</span>
                {saved.isDraft && <span>{edit.savedDraft}</span>}
                {saved.waitsForEditor && <span>{edit.waits}</span>}
                <Link href={props.backHref}>{edit.goNow}</Link>
              </Cluster>
            </Alert>
          )}
        </>
      }
      onSubmit={props.onSubmit}
      preview={hasPreview ? <StoryPreview story={story} /> : undefined}
      title={edit.title}
    >
      {props.unpublished && <UnpublishedChanges {...props.unpublished} />}
      <LocalCopyNews {...draft} other={otherSame} tab={props.tab} />
      {isFew ? (
        <>
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
          <Stack gap="xl">
            {sections.map(({ title, fields }) => (
              <SettingsSection key={title} title={title}>
                <Stack css={styles.fields} gap="l">
                  {fields}
                </Stack>
              </SettingsSection>
            ))}
          </Stack>
        </>
      ) : (
        <StoryFormTabs {...tabs} />
      )}
    </StoryFormPage>
  )
}
