import type { Category, Tag } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { bindText, type StoryForm, type TextFieldName } from '../../../authoring/storyForm.ts'
import type { OwnPictures } from '../../../authoring/ownPictures.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { CoverField } from '../CoverField/CoverField.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { MarkdownField } from '../MarkdownField/MarkdownField.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { TagToggleGroup } from '../TagToggleGroup/TagToggleGroup.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'

export interface StoryTaxonomy {
  /** In their order. */
  categories: readonly Category[]
  /** Those a story can wear; null until they are known. */
  tags: readonly Tag[] | null
  /** Categories and tags could not be had: asks for them again. */
  onRetryTaxonomy?: (() => void) | undefined
}

export interface BasicInfoFieldsProps extends StoryForm, StoryTaxonomy {
  /** A story that exists may be without one; a new one must have it. */
  isCategoryOptional?: boolean
  /** Where the cover is to be had, if not at its typed address. */
  coverPreviewUrl?: string | undefined
  /** Draws a cover from title and description. Resolves to its address, or null on failure. */
  onGenerateCover?: (() => Promise<string | null>) | undefined
  /** Sends a picture of the author's own; without it none can be chosen. */
  ownPictures?: OwnPictures | undefined
}

/** What every story must say of itself. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  return (
    <div css={styles.fields}>
      <WordFields {...props} />
      <TaxonomyFields {...props} />
    </div>
  )
}

/** Ties a text control to its field, and tells how near its limit it is. */
function useCounted(form: StoryForm) {
  const { lengthNear } = useNearLimit()

  return (name: TextFieldName, most: number, hint?: string) => ({
    ...bindText(form, name),
    hint: lengthNear(form.values[name], most) ?? hint,
  })
}

/** The story's own words, and its cover. */
export function WordFields(props: Omit<BasicInfoFieldsProps, keyof StoryTaxonomy>) {
  const { values, isCategoryOptional = false } = props
  const { fields, hints } = useAuthoringMessages().authoring
  const { titleMax, taglineMax, descriptionMax, promptMax } = STORY_LIMITS
  const counted = useCounted(props)
  const lang = values.language

  return (
    <>
      <TextInput
        {...counted('title', titleMax)}
        isRequired
        label={fields.title}
        maxLength={titleMax}
      />
      <TextInput
        {...counted('tagline', taglineMax, hints.tagline)}
        isRequired={!isCategoryOptional}
        label={fields.tagline}
        maxLength={taglineMax}
      />
      <MarkdownField
        {...counted('story_description', descriptionMax, hints.story_description)}
        isRequired
        label={fields.story_description}
        lang={lang}
        rows={6}
      />
      <MarkdownField
        {...counted('story_prompt', promptMax, hints.story_prompt)}
        isRequired={!isCategoryOptional}
        label={fields.story_prompt}
        lang={lang}
        rows={5}
      />
      <PictureFields {...props} />
    </>
  )
}

function PictureFields(props: Omit<BasicInfoFieldsProps, keyof StoryTaxonomy>) {
  const { fields, hints } = useAuthoringMessages().authoring

  return (
    <>
      <CoverField
        {...bindText(props, 'cover_image_url')}
        hint={hints.cover_image_url}
        isRequired={props.isCategoryOptional !== true}
        label={fields.cover_image_url}
        ownPictures={props.ownPictures}
        onGenerate={props.onGenerateCover}
        previewUrl={props.coverPreviewUrl}
      />
      <TextInput
        {...bindText(props, 'image_alt')}
        hint={hints.image_alt}
        label={fields.image_alt}
        maxLength={STORY_LIMITS.imageAltMax}
      />
    </>
  )
}

/** Where the story stands among the others: its category and its tags. */
export function TaxonomyFields(props: BasicInfoFieldsProps) {
  const { values, errors, onChange, categories, tags, onRetryTaxonomy } = props
  const { isCategoryOptional = false } = props
  const messages = useAuthoringMessages().authoring
  const { category } = useServerMessages()

  return (
    <>
      {onRetryTaxonomy && <ErrorState message={messages.optionsFailed} onRetry={onRetryTaxonomy} />}
      <SelectInput
        {...bindText(props, 'category_id')}
        blankLabel={isCategoryOptional ? messages.noCategory : messages.choose}
        isRequired={!isCategoryOptional}
        label={messages.fields.category_id}
        items={categories.map((one) => ({ value: one.id, label: category(one) }))}
      />
      {tags ? (
        <TagToggleGroup
          error={errors.tag_ids}
          onChange={(tag_ids) => onChange({ tag_ids })}
          value={values.tag_ids}
          tags={tags}
        />
      ) : (
        // Where they could not be had, that is said above.
        !onRetryTaxonomy && <Spinner label={messages.tagsLoading} />
      )}
    </>
  )
}
