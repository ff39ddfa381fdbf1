import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { StoryConflict } from '../../../authoring/components/StoryConflict/StoryConflict.tsx'
import { StoryFormPage } from '../../../authoring/components/StoryFormPage/StoryFormPage.tsx'
import { UnpublishedChanges } from '../../../authoring/components/UnpublishedChanges/UnpublishedChanges.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import {
  LocalCopySaved,
  LocalCopyNews,
} from '../../../authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
import type { EditStoryFormProps } from '../../../authoring/screens/EditStoryScreen/EditStoryForm.tsx'
import { AdminStorySections, type AdminStorySectionsProps } from './AdminStorySections.tsx'

export interface AdminStoryFormProps
  extends
    AdminStorySectionsProps,
    Pick<
      EditStoryFormProps,
      | 'error'
      | 'findings'
      | 'conflict'
      | 'draft'
      | 'unpublished'
      | 'onClose'
      | 'isBusy'
      | 'failures'
      | 'onSubmit'
      | 'onMend'
      | 'leaving'
    > {
  kind: 'create' | 'update'
  /** Shows a confirmation, because saving invalid JSON would remove all scenes. */
  isUnsoundAsked: boolean
  /** Called with the response. True saves the story without scenes. */
  onUnsound: (isSaved: boolean) => void
  /** Number of the saved version, or null. */
  keptVersion: number | null
}

export function AdminStoryForm(props: AdminStoryFormProps) {
  const { kind, draft, isBusy, failures, leaving, onSubmit, ...sections } = props
  const { keptVersion, conflict, error, findings } = props
  const { form: messages } = useAdminMessages()
  const { tabs } = useAuthoringMessages().structure

  return (
    <>
      <StoryFormPage
        aside={<LocalCopySaved {...draft} />}
        buttons={
          <>
            <Button onPress={props.onClose} variant="quiet">
              {messages.cancel}
            </Button>
            <Button busyLabel={messages.busy[kind]} isBusy={isBusy} type="submit" variant="primary">
              {messages.submit[kind]}
            </Button>
          </>
        }
        failures={failures}
        isHeld={isBusy || props.unpublished?.busy !== undefined}
        leaving={leaving}
        news={
          <>
            {conflict && <StoryConflict {...conflict} />}
            {error && <FormError>{error}</FormError>}
            {findings && findings.length > 0 && (
              <ReviewFindings findings={findings} onGo={props.onMend} />
            )}
          </>
        }
        onSubmit={onSubmit}
        title={kind === 'create' ? messages.newTitle : messages.editTitle}
      >
        {props.unpublished && <UnpublishedChanges {...props.unpublished} />}
        <LocalCopyNews {...draft} other={kind === 'create' ? tabs.otherNew : tabs.otherSame} />
        <AdminStorySections {...sections} />
      </StoryFormPage>
      <ConfirmDialog
        cancelLabel={messages.unsound.mend}
        confirmLabel={messages.unsound.save}
        isOpen={props.isUnsoundAsked}
        onClose={() => props.onUnsound(false)}
        onConfirm={() => props.onUnsound(true)}
        title={messages.unsound.title}
        variant="danger"
      >
        <p>
          {keptVersion === null
            ? messages.unsound.textNew
            : fill(messages.unsound.text, { number: keptVersion })}
        </p>
      </ConfirmDialog>
    </>
  )
}
