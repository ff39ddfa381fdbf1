import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { StructureNode } from '../../model/structure/structureEdit.ts'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { Ticks } from '../FieldList/WrittenField.tsx'

/** Fields for the questions that a scene asks the player. Hidden without variables for text. */
export function AskFields({ value, path, onChange }: FieldsProps<StructureNode>) {
  const { here: messages } = usePartMessages()
  const { structure, lang } = useAuthoredStory()
  const { asks = [] } = value
  const words = Object.fromEntries(
    Object.entries(structure.state ?? {}).flatMap(([id, variable]) =>
      'typed' in variable ? [[id, variable.label ?? id]] : [],
    ),
  )
  if (Object.keys(words).length === 0 && asks.length === 0) return null

  return (
    <div data-field={fieldPlace(...path, 'asks')}>
      <Ticks
        hint={messages.asksHint}
        label={messages.asks}
        most={STORY_LIMITS.asks}
        onChange={(ids) =>
          onChange({
            asks: ids.map((variable) => {
              const label = words[variable] ?? variable
              return asks.find((ask) => ask.variable === variable) ?? { variable, label }
            }),
          })
        }
        value={asks.map(({ variable }) => variable)}
        words={words}
      />
      {asks.map(({ variable, label }, at) => (
        <div key={variable} data-field={fieldPlace(...path, 'asks', at)} lang={lang}>
          <TextInput
            label={fill(messages.askLabel, { name: variable })}
            maxLength={STORY_LIMITS.labelMax}
            onChange={(words) =>
              onChange({ asks: asks.with(at, { variable, label: words }) }, fieldPlace('asks', at))
            }
            value={label}
          />
        </div>
      ))}
    </div>
  )
}
