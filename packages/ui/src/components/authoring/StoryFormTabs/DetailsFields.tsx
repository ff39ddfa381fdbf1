import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import type { StoryCounts } from '../../../authoring/previewStory.ts'
import type { StoryForm } from '../../../authoring/storyForm.ts'
import { labelled, withPresent, type StoryOptions } from '../../../authoring/storyOptions.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'
import { StoryNumber } from './StoryNumber.tsx'

export interface DetailsFieldsProps extends StoryForm {
  /** What this form offers to choose from. */
  options: StoryOptions
  /** Counted in the structure; null without scenes, and then the author says it. */
  counts: StoryCounts | null
  /** Minutes on the median way, by the certificate; none until the story as it stands was timed. */
  minutes?: number | undefined
}

/** For whom the story is, and how long it is. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { values, errors, onChange } = props
  const { fields } = useAuthoringMessages().authoring
  const { languages } = useAuthoringMessages().browse

  return (
    <div css={styles.fields}>
      <div css={styles.pair}>
        <SelectInput
          error={errors.language}
          label={fields.language}
          name="language"
          onChange={(language) => onChange({ language })}
          items={labelled(STORY_LANGUAGES, languages)}
          value={values.language}
        />
        <PlayTime {...props} />
      </div>
      <AudienceFields {...props} />
      <div css={styles.pair}>
        <StoryNumber form={props} name="actions_count" />
        <StoryNumber form={props} name="story_cards_count" />
      </div>
      <div css={styles.trio}>
        <Count {...props} name="total_scenes" />
        <Count {...props} name="branching_points" />
        <Count {...props} name="possible_endings" />
      </div>
    </div>
  )
}

/** Rating, difficulty and whether it is for premium readers. */
export function AudienceFields({
  values,
  errors,
  onChange,
  options,
}: StoryForm & Pick<DetailsFieldsProps, 'options'>) {
  const { authoring, browse } = useAuthoringMessages()
  const { fields } = authoring

  return (
    <>
      <div css={styles.pair}>
        <SelectInput
          error={errors.content_rating}
          label={fields.content_rating}
          name="content_rating"
          onChange={(content_rating) => onChange({ content_rating })}
          items={labelled(withPresent(options.ratings, values.content_rating), authoring.ratings)}
          value={values.content_rating}
        />
        <SelectInput
          error={errors.difficulty_level}
          label={fields.difficulty_level}
          name="difficulty_level"
          onChange={(difficulty_level) => onChange({ difficulty_level })}
          items={labelled(
            withPresent(options.difficulties, values.difficulty_level),
            browse.difficulties,
          )}
          value={values.difficulty_level}
        />
      </div>
      <PremiumField onChange={onChange} values={values} />
    </>
  )
}

function PremiumField({ values, onChange }: Pick<StoryForm, 'values' | 'onChange'>) {
  const { fields, hints } = useAuthoringMessages().authoring

  return (
    <div>
      <Checkbox
        isSelected={values.is_premium}
        name="is_premium"
        onChange={(is_premium) => onChange({ is_premium })}
      >
        {fields.is_premium}
      </Checkbox>
      <p css={styles.hint}>{hints.is_premium}</p>
    </div>
  )
}

/** What the scenes take to read: typed only while there are none. */
function PlayTime({ minutes, ...props }: DetailsFieldsProps) {
  const { fields, hints } = useAuthoringMessages().authoring
  const { count } = useFormat()
  if (!props.counts) return <StoryNumber form={props} name="estimated_play_time" />
  const saved = Number(props.values.estimated_play_time)

  return (
    <dl css={styles.counted}>
      <dt css={styles.countedName}>{fields.estimated_play_time}</dt>
      <dd css={styles.countedValue}>{count(minutes ?? saved)}</dd>
      <dd css={styles.hint}>{hints.timed}</dd>
    </dl>
  )
}

function Count({ name, ...props }: DetailsFieldsProps & { name: keyof StoryCounts }) {
  const { fields, hints } = useAuthoringMessages().authoring
  const { count } = useFormat()
  if (!props.counts) return <StoryNumber form={props} name={name} />

  return (
    <dl css={styles.counted}>
      <dt css={styles.countedName}>{fields[name]}</dt>
      <dd css={styles.countedValue}>{count(props.counts[name])}</dd>
      <dd css={styles.hint}>{hints.counted}</dd>
    </dl>
  )
}
