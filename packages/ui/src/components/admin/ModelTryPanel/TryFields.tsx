import type { Model, ModelName } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { ComboInput } from '../../primitives/ComboInput/ComboInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { modelTryPanelStyles as styles } from './ModelTryPanel.styles.ts'
import type { TryValues } from './tryState.ts'

export interface TryFieldsProps {
  /** What is asked. */
  values: TryValues
  /** Another story, scene, teller, or other words. */
  onValuesChange: (changes: Partial<TryValues>) => void
  /** Stories that fit what was typed. */
  stories: readonly { id: string; title: string }[]
  /** Stories that fit are still on their way. */
  isBusy: boolean
  /** Others are to be found. */
  onStorySearch: (words: string) => void
  /** Scenes of the chosen story, from first to last. */
  scenes: readonly { name: string; title: string }[]
  /** Storytellers that can be tried. */
  models: readonly Pick<Model, 'model_key' | 'display_name'>[]
  /** Sent without a story. */
  isStoryMissing: boolean
}

/** Which scene is told, by whom, and to which words. */
export function TryFields(props: TryFieldsProps) {
  const { values, onValuesChange, scenes, models } = props
  const messages = useAdminMessages().models.try

  return (
    <>
      <StoryField {...props} />
      <div css={styles.pair}>
        <SelectInput
          blankLabel={messages.firstScene}
          items={scenes.map(({ name, title }) => ({ value: name, label: title || name }))}
          label={messages.scene}
          onChange={(scene) => onValuesChange({ scene })}
          value={values.scene}
        />
        <SelectInput
          items={models.map((model) => ({
            value: model.model_key as ModelName,
            label: model.display_name,
          }))}
          label={messages.teller}
          onChange={(model_key) => onValuesChange({ model_key })}
          value={values.model_key}
        />
      </div>
      <TextInput
        autoComplete="off"
        hint={messages.wordsHint}
        label={messages.words}
        onChange={(words) => onValuesChange({ words })}
        value={values.words}
      />
    </>
  )
}

function StoryField(props: TryFieldsProps) {
  const { values, onValuesChange, stories, isBusy, onStorySearch, isStoryMissing } = props
  const messages = useAdminMessages().models.try
  const [typed, setTyped] = useState<string | null>(null)

  const handleChange = (words: string) => {
    setTyped(words)
    onStorySearch(words)
  }
  const handleTaken = (id: string) => {
    const story = stories.find((one) => one.id === id)
    if (!story) return
    setTyped(null)
    onStorySearch('')
    // Left without a change, the field takes the same once more: its scene stays.
    if (id !== values.story?.id) onValuesChange({ story, scene: '' })
  }

  return (
    <ComboInput
      emptyLabel={isBusy ? messages.findingStories : messages.noStory}
      error={isStoryMissing ? messages.chooseStory : undefined}
      isRequired
      items={stories.map(({ id, title }) => ({ value: id, label: title }))}
      label={messages.story}
      onAction={handleTaken}
      // What was typed and not taken is no story.
      onBlur={() => setTyped(null)}
      onChange={handleChange}
      openLabel={messages.openStories}
      placeholder={messages.storyHint}
      value={typed ?? values.story?.title ?? ''}
    />
  )
}
