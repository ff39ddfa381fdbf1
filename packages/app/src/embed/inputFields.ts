import type { SessionData } from '@kathasagar/api/contract'
import { truncate } from '@kathasagar/story/truncate'

import { element } from './elements.ts'

export interface InputFields {
  box: HTMLElement
  /** Returns the values for an action, or {} if there are no fields. */
  typed: () => { typed?: Record<string, string> }
}

/** @param before Fields whose values are copied by name. */
export function inputFields(
  asks: NonNullable<SessionData['asks']>,
  before?: InputFields,
): InputFields {
  const kept = before?.typed().typed ?? {}
  const box = element('div', '', { className: 'asks' })
  const inputs = asks.map(({ variable, label, value, most }) => {
    const place = element('label', label)
    const input = element('input', '', { value: kept[variable] ?? value })
    input.addEventListener('input', () => {
      const fitting = truncate(input.value, most)
      if (fitting !== input.value) input.value = fitting
    })
    input.autocomplete = 'off'
    place.append(input)
    box.append(place)
    return [variable, input] as const
  })
  const words = () => Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))
  return { box, typed: () => (inputs.length > 0 ? { typed: words() } : {}) }
}
