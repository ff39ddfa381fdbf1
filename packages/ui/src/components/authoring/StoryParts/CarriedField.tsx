import { carriedName } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Thing } from '../../../structure/structureEdit.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'

/** Whether a thing can be carried, and whether the player begins with it. */
export function CarriedField({ value: { carried }, path, onChange }: FieldsProps<Thing>) {
  const { things: messages } = usePartMessages()
  const name = carriedName(String(path.at(-1)))

  return (
    <div data-field={fieldPlace(...path, 'carried')}>
      <SelectInput
        hint={carried === undefined ? undefined : fill(messages.carriedHint, { name })}
        items={(['no', 'later', 'start'] as const).map((kind) => ({
          value: kind,
          label: messages.carriedKinds[kind],
        }))}
        label={messages.carried}
        onChange={(kind) => onChange({ carried: kind === 'no' ? undefined : kind === 'start' })}
        value={carried === undefined ? 'no' : carried ? 'start' : 'later'}
      />
    </div>
  )
}
