import { cutToSigns } from '@kathasagar/story/cutToSigns'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { Variable } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import type { VariableValuesProps } from './VariableValues.tsx'
import { WholeNumber } from './WholeNumber.tsx'

type TypedVariable = Extract<Variable, { typed: number }>

/** How long typed words may be, and what stands in their place before. */
export function TypedValues({ variable, onChange }: VariableValuesProps<TypedVariable>) {
  const { state: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const { typed, start = '' } = variable

  const set = (most: number, words: string, field: string) => {
    const kept = cutToSigns(words, most)
    const { start: _, ...rest } = variable
    onChange({ ...rest, typed: most, ...(kept === '' ? {} : { start: kept }) }, field)
  }

  return (
    <div css={styles.pair} lang={lang}>
      <WholeNumber
        fault={fill(messages.numberFault, { least: 1, most: STORY_LIMITS.typedMax })}
        label={messages.typedMost}
        max={STORY_LIMITS.typedMax}
        min={1}
        onChange={(most) => set(most, start, 'typed')}
        value={typed}
      />
      <TextInput
        label={messages.typedStart}
        onChange={(words) => set(typed, words, 'start')}
        value={start}
      />
    </div>
  )
}
