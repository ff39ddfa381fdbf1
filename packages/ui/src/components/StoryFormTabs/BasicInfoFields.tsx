import type { Category, PaintedCover, Tag } from '@kathasagar/api/contract'

import { bindText, type StoryForm } from '../../authoring/storyForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { CoverField } from '../CoverField/CoverField.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { MarkdownField } from '../MarkdownField/MarkdownField.tsx'
import { SelectInput } from '../SelectInput/SelectInput.tsx'
import { TagToggleGroup } from '../TagToggleGroup/TagToggleGroup.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { storyFormTabsStyles } from './StoryFormTabs.styles.ts'

export interface StoryShelves {
  /** In their order. */
  categories: readonly Category[]
  tags: readonly Tag[]
  /** Categories and tags could not be had: asks for them again. */
  onRetryShelves?: (() => void) | undefined
}

export interface BasicInfoFieldsProps extends StoryForm, StoryShelves {
  /** A story that exists may be without one; a new one must have it. */
  isCategoryOptional?: boolean
  /** Where the cover is to be had, if not at its typed address. */
  coverPreviewUrl?: string | undefined
  /** Address of a cover that our painter draws; without it nothing is offered. */
  paintedCover?: ((wish: PaintedCover) => string) | undefined
}

/** What every story must say of itself. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  const styles = storyFormTabsStyles(useTheme())

  return (
    <div css={styles.fields}>
      <WordFields {...props} />
      <ShelfFields {...props} />
    </div>
  )
}

/** The story's own words, and its cover. */
export function WordFields(props: Omit<BasicInfoFieldsProps, keyof StoryShelves>) {
  const { values, isCategoryOptional = false } = props
  const { fields, hints } = useMessages().authoring
  const lang = values.language

  return (
    <>
      <TextInput {...bindText(props, 'title')} isRequired label={fields.title} />
      <TextInput
        {...bindText(props, 'tagline')}
        hint={hints.tagline}
        isRequired={!isCategoryOptional}
        label={fields.tagline}
      />
      <MarkdownField
        {...bindText(props, 'story_description')}
        hint={hints.story_description}
        isRequired
        label={fields.story_description}
        lang={lang}
        rows={6}
      />
      <MarkdownField
        {...bindText(props, 'story_prompt')}
        hint={hints.story_prompt}
        isRequired={!isCategoryOptional}
        label={fields.story_prompt}
        lang={lang}
        rows={5}
      />
      <CoverField
        {...bindText(props, 'cover_image_url')}
        hint={hints.cover_image_url}
        isRequired={!isCategoryOptional}
        label={fields.cover_image_url}
        paintedCover={props.paintedCover}
        previewUrl={props.coverPreviewUrl}
      />
      <TextInput
        {...bindText(props, 'image_alt')}
        hint={hints.image_alt}
        label={fields.image_alt}
      />
    </>
  )
}

/** Where the story stands among the others: its category and its tags. */
export function ShelfFields(props: BasicInfoFieldsProps) {
  const { values, errors, onChange, categories, tags, onRetryShelves } = props
  const { isCategoryOptional = false } = props
  const messages = useMessages().authoring

  return (
    <>
      {onRetryShelves && <ErrorState message={messages.optionsFailed} onRetry={onRetryShelves} />}
      <SelectInput
        {...bindText(props, 'category_id')}
        blankLabel={isCategoryOptional ? messages.noCategory : messages.choose}
        isRequired={!isCategoryOptional}
        label={messages.fields.category_id}
        options={categories.map(({ id, display_name }) => ({ value: id, label: display_name }))}
      />
      <TagToggleGroup
        error={errors.tag_ids}
        onChange={(tag_ids) => onChange({ tag_ids })}
        selected={values.tag_ids}
        tags={tags}
      />
    </>
  )
}
