import type { Category, Tag } from '@kathasagar/api/contract'
import {
  DEFAULT_XP_COSTS,
  IMPROVISE,
  SKILL_CHECKS,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'

import type { OwnPictures } from '../../model/ownPictures.ts'
import type { StoryCounts } from '../../model/previewStory.ts'
import {
  bindText,
  type StoryForm,
  type StoryFormValues,
  type TextFieldName,
} from '../../model/storyForm.ts'
import { coerced, storyNumbers, type StoryNumberField } from '../../model/storyNumbers.ts'
import { labelled, withPresent, type StoryOptions } from '../../model/storyOptions.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { NumberInput } from '../../../../design-system/primitives/NumberInput/NumberInput.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { CoverField } from '../CoverField/CoverField.tsx'
import { MarkdownField } from '../MarkdownField/MarkdownField.tsx'
import { TagToggleGroup } from '../TagToggleGroup/TagToggleGroup.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'

export interface StoryTaxonomy {
  categories: readonly Category[]
  tags: readonly Tag[] | null
  /** Called to load categories and tags again. Absent if they were loaded. */
  onRetryTaxonomy?: (() => void) | undefined
}

export interface BasicInfoFieldsProps extends StoryForm, StoryTaxonomy {
  /** True if the category can be blank, as in existing stories. Default: false. */
  isCategoryOptional?: boolean
  /** URL of the cover preview. Default: the URL in the field. */
  coverPreviewUrl?: string | undefined
  /** Generates a cover from title and description. Resolves to its URL, or to null on failure. */
  onGenerateCover?: (() => Promise<string | null>) | undefined
  ownPictures?: OwnPictures | undefined
}

export interface DetailsFieldsProps extends StoryForm {
  options: StoryOptions
  /** Numbers of scenes, branches and endings. If null, the author enters them. */
  counts: StoryCounts | null
  /** Median duration of a play in minutes, from the automatic review. */
  minutes?: number | undefined
}

interface WordFieldsProps extends Omit<BasicInfoFieldsProps, keyof StoryTaxonomy> {
  /** Shows the field for the prompt. Default: true. */
  hasPrompt?: boolean
}

export function WordFields(props: WordFieldsProps) {
  const { values, isCategoryOptional = false, hasPrompt = true } = props
  const { fields, hints } = useAuthoringMessages().authoring
  const { titleMax, taglineMax, descriptionMax, promptMax } = STORY_LIMITS
  const { lengthNear } = useNearLimit()
  const text = (name: TextFieldName, most: number, hint?: string) => ({
    ...bindText(props, name),
    hint: lengthNear(values[name], most) ?? hint,
    label: fields[name],
  })

  return (
    <>
      <TextInput {...text('title', titleMax)} isRequired maxLength={titleMax} />
      <TextInput
        {...text('tagline', taglineMax, hints.tagline)}
        isRequired={!isCategoryOptional}
        maxLength={taglineMax}
      />
      <MarkdownField
        {...text('story_description', descriptionMax, hints.story_description)}
        isRequired
        lang={values.language}
        rows={6}
      />
      {hasPrompt && (
        <MarkdownField
          {...text('story_prompt', promptMax, hints.story_prompt)}
          isRequired={!isCategoryOptional}
          lang={values.language}
          rows={5}
        />
      )}
      <CoverField
        {...bindText(props, 'cover_image_url')}
        hint={hints.cover_image_url}
        isRequired={!isCategoryOptional}
        label={fields.cover_image_url}
        onGenerate={props.onGenerateCover}
        ownPictures={props.ownPictures}
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

export function TaxonomyFields(props: BasicInfoFieldsProps) {
  const { values, errors, onChange, categories, tags, onRetryTaxonomy } = props
  const { isCategoryOptional = false } = props
  const messages = useAuthoringMessages().authoring
  const { category } = useServerMessages()

  return (
    <>
      {onRetryTaxonomy && <ErrorState message={messages.optionsFailed} onRetry={onRetryTaxonomy} />}
      <Select
        {...bindText(props, 'category_id')}
        blankLabel={isCategoryOptional ? messages.noCategory : messages.choose}
        isRequired={!isCategoryOptional}
        items={categories.map((one) => ({ value: one.id, label: category(one) }))}
        label={messages.fields.category_id}
      />
      {tags ? (
        <TagToggleGroup
          error={errors.tag_ids}
          onChange={(tag_ids) => onChange({ tag_ids })}
          tags={tags}
          value={values.tag_ids}
        />
      ) : (
        !onRetryTaxonomy && <Spinner label={messages.tagsLoading} />
      )}
    </>
  )
}

type SelectName = 'language' | 'content_rating' | 'difficulty_level' | 'skill_check_difficulty'

const useSelect = ({ values, errors, onChange }: StoryForm) => {
  const { fields } = useAuthoringMessages().authoring

  return <Name extends SelectName | 'improvise'>(name: Name) => ({
    error: errors[name],
    label: fields[name],
    name,
    onChange: (value: StoryFormValues[Name]) => onChange({ [name]: value }),
    value: values[name],
  })
}

export function AudienceFields(props: StoryForm & Pick<DetailsFieldsProps, 'options'>) {
  const { values, onChange, options } = props
  const { authoring, browse } = useAuthoringMessages()
  const select = useSelect(props)

  return (
    <>
      <div css={styles.pair}>
        <Select
          {...select('content_rating')}
          items={labelled(withPresent(options.ratings, values.content_rating), authoring.ratings)}
        />
        <Select
          {...select('difficulty_level')}
          items={labelled(
            withPresent(options.difficulties, values.difficulty_level),
            browse.difficulties,
          )}
        />
      </div>
      <div>
        <Checkbox
          isSelected={values.is_premium}
          name="is_premium"
          onChange={(is_premium) => onChange({ is_premium })}
        >
          {authoring.fields.is_premium}
        </Checkbox>
        <p css={styles.hint}>{authoring.hints.is_premium}</p>
      </div>
    </>
  )
}

interface StoryNumberProps {
  form: StoryForm
  name: StoryNumberField
  hint?: string
  /** Calculated number and a hint. If null, the author enters the number. */
  known?: { value: number; hint: string } | null
}

/** Number field. On blur, the field shows the number that will be stored. */
function StoryNumber({ form, name, hint, known }: StoryNumberProps) {
  const { fields } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const rule = storyNumbers[name]

  if (known) {
    return (
      <dl css={styles.counted}>
        <dt css={styles.countedName}>{fields[name]}</dt>
        <dd css={styles.countedValue}>{count(known.value)}</dd>
        <dd css={styles.hint}>{known.hint}</dd>
      </dl>
    )
  }
  return (
    <NumberInput
      {...bindText(form, name)}
      coerce={(typed) => coerced(typed, rule)}
      hint={hint}
      label={fields[name]}
      min={rule.min}
      step={rule.step}
    />
  )
}

/** Fields for audience, language and length. Their counts are read-only if the story has scenes. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { counts, minutes = Number(props.values.estimated_play_time) } = props
  const { hints } = useAuthoringMessages().authoring
  const { languages } = useAuthoringMessages().browse
  const select = useSelect(props)
  const timed = counts && { value: minutes, hint: hints.timed }

  return (
    <div css={styles.fields}>
      <div css={styles.pair}>
        <Select {...select('language')} items={labelled(STORY_LANGUAGES, languages)} />
        <StoryNumber form={props} known={timed} name="estimated_play_time" />
      </div>
      <AudienceFields {...props} />
      <div css={styles.pair}>
        <StoryNumber form={props} name="actions_count" />
        <StoryNumber form={props} name="story_cards_count" />
      </div>
      <div css={styles.trio}>
        {(['total_scenes', 'branching_points', 'possible_endings'] as const).map((name) => (
          <StoryNumber
            key={name}
            form={props}
            known={counts && { value: counts[name], hint: hints.counted }}
            name={name}
          />
        ))}
      </div>
    </div>
  )
}

/** Default prices of commands in XP. The form shows them but does not submit them. */
const usualCosts: Readonly<Record<string, number>> = DEFAULT_XP_COSTS

export function GameplayFields(form: StoryForm) {
  const { values, errors, onChange } = form
  const messages = useAuthoringMessages().authoring
  const { hints, improvise, fields } = messages
  const names: Readonly<Record<string, string>> = useMessages().story.sharedCommands
  const select = useSelect(form)

  return (
    <div css={styles.fields}>
      <div css={styles.pair}>
        <StoryNumber form={form} hint={hints.initial_xp} name="initial_xp" />
        <StoryNumber form={form} hint={hints.xp_gain_multiplier} name="xp_gain_multiplier" />
      </div>
      <div css={styles.trio}>
        <StoryNumber form={form} hint={hints.health_max} name="health_max" />
        <StoryNumber form={form} hint={hints.inventory_slots} name="inventory_slots" />
        <Select
          {...select('skill_check_difficulty')}
          hint={hints.skill_check_difficulty}
          items={labelled(SKILL_CHECKS, messages.skillChecks)}
        />
      </div>
      <Select
        {...select('improvise')}
        hint={improvise[values.improvise].hint}
        items={IMPROVISE.map((value) => ({ value, label: improvise[value].label }))}
      />
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{fields.commands}</legend>
        <p css={styles.hint}>{hints.commands}</p>
        <div css={styles.pair}>
          {values.commands.map(({ name, cost }, at) => (
            <NumberInput
              key={name}
              label={fill(messages.commandCost, { command: names[name] ?? name })}
              min={0}
              onChange={(typed) =>
                onChange({
                  commands: values.commands.map((one, place) =>
                    place === at ? { ...one, cost: typed } : one,
                  ),
                })
              }
              placeholder={String(usualCosts[name] ?? 0)}
              value={cost}
            />
          ))}
        </div>
        {errors.commands && <p role="alert">{errors.commands}</p>}
      </fieldset>
    </div>
  )
}
