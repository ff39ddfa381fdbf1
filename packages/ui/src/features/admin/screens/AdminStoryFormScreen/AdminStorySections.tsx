import { adminOptions } from '../../../authoring/model/storyOptions.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { SectionNav } from '../../../account/components/SettingsSection/SectionNav.tsx'
import {
  SettingsSection,
  type SettingsSectionProps,
} from '../../../account/components/SettingsSection/SettingsSection.tsx'
import {
  TaxonomyFields,
  WordFields,
} from '../../../authoring/components/StoryFormTabs/StoryFields.tsx'
import { DetailsFields } from '../../../authoring/components/StoryFormTabs/StoryFields.tsx'
import { GameplayFields } from '../../../authoring/components/StoryFormTabs/StoryFields.tsx'
import type { StoryFormTabsProps } from '../../../authoring/components/StoryFormTabs/StoryFormTabs.tsx'
import { StructureTab } from '../../../authoring/components/StructureTab/StructureTab.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminStoryFormScreenStyles as styles } from './AdminStoryFormScreen.styles.ts'

export type AdminStorySectionsProps = Omit<StoryFormTabsProps, 'options' | 'tab' | 'onTabChange'>

const SECTIONS = ['basic', 'shelves', 'settings', 'game', 'structure'] as const

export function AdminStorySections({ editor, ...form }: AdminStorySectionsProps) {
  const { sections } = useAdminMessages().form

  return (
    <div css={styles.page}>
      <SectionNav
        items={SECTIONS.map((name) => ({ href: `#${name}`, label: sections[name] }))}
        label={sections.label}
      />
      <div css={styles.sections}>
        <Section id="basic" title={sections.basic}>
          <WordFields {...form} />
          <SystemPrompt {...form} />
        </Section>
        <Section id="shelves" title={sections.shelves}>
          <TaxonomyFields {...form} />
        </Section>
        <Section id="settings" title={sections.settings}>
          <DetailsFields {...form} options={adminOptions} />
          <Featured {...form} />
        </Section>
        <Section id="game" title={sections.game}>
          <GameplayFields {...form} />
        </Section>
        <SettingsSection id="structure" title={sections.structure}>
          <Scenes {...form} editor={editor} />
        </SettingsSection>
      </div>
    </div>
  )
}

function Scenes({ editor, ...form }: AdminStorySectionsProps) {
  return (
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
  )
}

function Section({ children, ...section }: SettingsSectionProps) {
  return (
    <SettingsSection {...section}>
      <div css={styles.fields}>{children}</div>
    </SettingsSection>
  )
}

type FormProps = Omit<AdminStorySectionsProps, 'editor'>

function SystemPrompt({ values, errors, onChange }: FormProps) {
  const { fields, hints } = useAdminMessages().form

  return (
    <TextArea
      error={errors.story_system_prompt}
      hint={hints.story_system_prompt}
      kind="story"
      label={fields.story_system_prompt}
      lang={values.language}
      name="story_system_prompt"
      onChange={(story_system_prompt) => onChange({ story_system_prompt })}
      value={values.story_system_prompt ?? ''}
    />
  )
}

function Featured({ values, onChange }: FormProps) {
  const { fields, hints } = useAdminMessages().form

  return (
    <Checkbox
      isSelected={values.is_featured ?? false}
      name="is_featured"
      onChange={(is_featured) => onChange({ is_featured })}
    >
      <span>
        {fields.is_featured}
        <br />
        <small>{hints.is_featured}</small>
      </span>
    </Checkbox>
  )
}
