import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { bindText } from '../../model/storyForm.ts'
import { CoverField } from '../../components/CoverField/CoverField.tsx'
import { MarkdownField } from '../../components/MarkdownField/MarkdownField.tsx'
import { SettingsSection } from '../../../account/components/SettingsSection/SettingsSection.tsx'
import { TaxonomyFields } from '../../components/StoryFormTabs/StoryFields.tsx'
import { AudienceFields } from '../../components/StoryFormTabs/StoryFields.tsx'
import type { StoryFormTabsProps } from '../../components/StoryFormTabs/StoryFormTabs.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { editStoryScreenStyles as styles } from './EditStoryScreen.styles.ts'

export function EditStorySections(form: StoryFormTabsProps) {
  const { edit, fields, hints } = useAuthoringMessages().authoring

  return (
    <div css={styles.sections}>
      <SettingsSection title={edit.basic}>
        <div css={styles.fields}>
          <TextInput {...bindText(form, 'title')} isRequired label={fields.title} />
          <TextInput {...bindText(form, 'tagline')} hint={hints.tagline} label={fields.tagline} />
          <MarkdownField
            {...bindText(form, 'story_description')}
            isRequired
            label={fields.story_description}
            lang={form.values.language}
            rows={6}
          />
          <CoverFields {...form} />
        </div>
      </SettingsSection>
      <SettingsSection title={edit.categorization}>
        <div css={styles.fields}>
          <TaxonomyFields {...form} isCategoryOptional />
        </div>
      </SettingsSection>
      <SettingsSection title={edit.settings}>
        <div css={styles.fields}>
          <AudienceFields {...form} />
        </div>
      </SettingsSection>
    </div>
  )
}

function CoverFields(form: StoryFormTabsProps) {
  const { fields, hints } = useAuthoringMessages().authoring

  return (
    <>
      <CoverField
        {...bindText(form, 'cover_image_url')}
        hint={hints.cover_image_url}
        label={fields.cover_image_url}
        ownPictures={form.ownPictures}
        onGenerate={form.onGenerateCover}
        previewUrl={form.coverPreviewUrl}
      />
      <TextInput
        {...bindText(form, 'image_alt')}
        hint={hints.image_alt}
        label={fields.image_alt}
        maxLength={STORY_LIMITS.imageAltMax}
      />
    </>
  )
}
