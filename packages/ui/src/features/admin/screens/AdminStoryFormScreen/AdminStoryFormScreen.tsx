import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { StoryConflict } from '../../../authoring/components/StoryConflict/StoryConflict.tsx'
import { StoryFormPage } from '../../../authoring/components/StoryFormPage/StoryFormPage.tsx'
import { UnpublishedChanges } from '../../../authoring/components/UnpublishedChanges/UnpublishedChanges.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import {
  LocalCopySaved,
  LocalCopyNews,
} from '../../../authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
import type { EditStoryFormProps } from '../../../authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
import { adminOptions } from '../../../authoring/model/storyOptions.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { SectionNav } from '../../../account/components/SettingsSection/SectionNav.tsx'
import { SettingsSection } from '../../../account/components/SettingsSection/SettingsSection.tsx'
import type { SettingsSectionProps } from '../../../account/components/SettingsSection/SettingsSection.tsx'
import {
  TaxonomyFields,
  WordFields,
  DetailsFields,
  GameplayFields,
} from '../../../authoring/components/StoryFormTabs/StoryFields.tsx'
import type { StoryFormTabsProps } from '../../../authoring/components/StoryFormTabs/StoryFormTabs.tsx'
import { StructureTab } from '../../../authoring/components/StructureTab/StructureTab.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, tile } = theme

const styles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.m,
  },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [media.from.xl]: { gridTemplateColumns: `${tile.l} minmax(0, 1fr)` },
  },
  sections: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    inlineSize: '100%',
  },
  wide: { inlineSize: '100%', minInlineSize: 0 },
}

export interface AdminStoryFormScreenProps {
  kind: 'create' | 'update'
  /** Loading status. Always `ready` for a new story. */
  status: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  backHref: string
  viewHref?: string | undefined
  versionsHref?: string | undefined
  /** Form to show. Null until the status is `ready`. */
  form: Omit<AdminStoryFormProps, 'kind'> | null
}

export function AdminStoryFormScreen(props: AdminStoryFormScreenProps) {
  const { kind, status, onRetry, backHref, viewHref, versionsHref, form } = props
  const { form: messages } = useAdminMessages()

  return (
    <>
      <div css={styles.ways}>
        <ButtonLink href={backHref} icon="arrowLeft" size="small" variant="quiet">
          {messages.back}
        </ButtonLink>
        {viewHref !== undefined && (
          <ButtonLink href={viewHref} icon="eye" size="small" variant="quiet">
            {messages.view}
          </ButtonLink>
        )}
        {versionsHref !== undefined && (
          <ButtonLink href={versionsHref} size="small" variant="quiet">
            {messages.sections.versions}
          </ButtonLink>
        )}
      </div>
      {status === 'ready' && form ? (
        <AdminStoryForm {...form} kind={kind} />
      ) : (
        <PageHeader title={kind === 'create' ? messages.newTitle : messages.editTitle} />
      )}
      {status === 'loading' && <Spinner isPage label={messages.loading} />}
      {status === 'failed' && <ErrorState message={messages.failed} onRetry={onRetry} />}
    </>
  )
}

export interface AdminStoryFormProps
  extends
    AdminStorySectionsProps,
    Pick<
      EditStoryFormProps,
      'error' | 'findings' | 'conflict' | 'draft' | 'unpublished' | 'isBusy' | 'failures'
    >,
    Pick<EditStoryFormProps, 'onClose' | 'onSubmit' | 'onMend' | 'leaving'> {
  kind: 'create' | 'update'
  /** True if the admin must confirm that saving removes all scenes, because the JSON is invalid. */
  isUnsoundAsked: boolean
  /** Called with the answer of the admin. True saves the story without scenes. */
  onUnsound: (isSaved: boolean) => void
  keptVersion: number | null
}

function AdminStoryForm(props: AdminStoryFormProps) {
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

type AdminStorySectionsProps = Omit<StoryFormTabsProps, 'options' | 'tab' | 'onTabChange'>

const SECTIONS = ['basic', 'shelves', 'settings', 'game', 'structure'] as const

function AdminStorySections({ editor, ...form }: AdminStorySectionsProps) {
  const { sections, fields, hints } = useAdminMessages().form

  return (
    <div css={styles.page}>
      <SectionNav
        items={SECTIONS.map((name) => ({ href: `#${name}`, label: sections[name] }))}
        label={sections.label}
      />
      <div css={styles.sections}>
        <Section id="basic" title={sections.basic}>
          <WordFields {...form} />
          <TextArea
            error={form.errors.story_system_prompt}
            hint={hints.story_system_prompt}
            kind="story"
            label={fields.story_system_prompt}
            lang={form.values.language}
            name="story_system_prompt"
            onChange={(story_system_prompt) => form.onChange({ story_system_prompt })}
            value={form.values.story_system_prompt ?? ''}
          />
        </Section>
        <Section id="shelves" title={sections.shelves}>
          <TaxonomyFields {...form} />
        </Section>
        <Section id="settings" title={sections.settings}>
          <DetailsFields {...form} options={adminOptions} />
          <Checkbox
            isSelected={form.values.is_featured ?? false}
            name="is_featured"
            onChange={(is_featured) => form.onChange({ is_featured })}
          >
            <span>
              {fields.is_featured}
              <br />
              <small>{hints.is_featured}</small>
            </span>
          </Checkbox>
        </Section>
        <Section id="game" title={sections.game}>
          <GameplayFields {...form} />
        </Section>
        <SettingsSection id="structure" title={sections.structure}>
          <div css={styles.wide}>
            <StructureTab
              {...editor}
              counts={form.counts}
              error={form.errors.story_structure}
              key={JSON.stringify(editor.startAt)}
              lang={form.values.language}
              onChange={(story_structure) => form.onChange({ story_structure })}
              onUnsoundText={(structure_text) => form.onChange({ structure_text })}
              structure={form.values.story_structure}
              title={form.values.title}
              unsoundText={form.values.structure_text}
            />
          </div>
        </SettingsSection>
      </div>
    </div>
  )
}

function Section({ children, ...section }: SettingsSectionProps) {
  return (
    <SettingsSection {...section}>
      <div css={styles.fields}>{children}</div>
    </SettingsSection>
  )
}
