import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { Variable } from '../../../structure/structureEdit.ts'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import type { VariableValuesProps } from './VariableValues.tsx'
import { WholeNumber } from './WholeNumber.tsx'

const { numberMin, numberMax } = STORY_LIMITS

type NumberVariable = Extract<Variable, { number: unknown }>

/** A bound moves the other one and the start out of its way, so that the range always holds them. */
function withBound(variable: NumberVariable, bound: 'least' | 'most', to: number): NumberVariable {
  const [least, most] = variable.number
  const number: [number, number] =
    bound === 'least' ? [to, Math.max(to, most)] : [Math.min(to, least), to]
  const { start } = variable
  if (start === undefined) return { ...variable, number }
  return { ...variable, number, start: Math.min(number[1], Math.max(number[0], start)) }
}

/** The bounds of a number, and where it begins. */
export function NumberValues({ variable, onChange }: VariableValuesProps<NumberVariable>) {
  const { state: messages } = usePartMessages()
  const [least, most] = variable.number

  return (
    <div css={styles.pair}>
      {(['least', 'most'] as const).map((bound) => (
        <WholeNumber
          key={bound}
          fault={fill(messages.numberFault, { least: numberMin, most: numberMax })}
          label={messages[bound]}
          max={numberMax}
          min={numberMin}
          onChange={(to) => onChange(withBound(variable, bound, to), bound)}
          value={bound === 'least' ? least : most}
        />
      ))}
      <WholeNumber
        fault={fill(messages.numberFault, { least, most })}
        label={messages.start}
        max={most}
        min={least}
        onChange={(start) => onChange({ ...variable, start }, 'start')}
        value={variable.start ?? least}
      />
    </div>
  )
}
