import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { useId } from 'react'

import type { StoryForm } from '../../../authoring/storyForm.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'

/** Which storytellers' manners fit the story; readers are offered these first. */
export function MannersField({ values, errors, onChange }: StoryForm) {
  const { fields, hints, manners } = useAuthoringMessages().authoring
  const hintId = useId()

  return (
    <fieldset aria-describedby={hintId} css={styles.group}>
      <legend css={styles.legend}>{fields.manners}</legend>
      <p css={styles.hint} id={hintId}>
        {hints.manners}
      </p>
      <div css={styles.pair}>
        {TEXT_MODEL_KEYS.map((key) => (
          <Checkbox
            key={key}
            isSelected={values.manners.includes(key)}
            onChange={(isChosen) =>
              onChange({
                manners: TEXT_MODEL_KEYS.filter((one) =>
                  one === key ? isChosen : values.manners.includes(one),
                ),
              })
            }
          >
            {manners[key]}
          </Checkbox>
        ))}
      </div>
      {errors.manners && <p role="alert">{errors.manners}</p>}
    </fieldset>
  )
}
