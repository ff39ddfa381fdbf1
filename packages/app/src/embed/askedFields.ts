import type { SessionData } from '@kathasagar/api/contract'
import { cutToSigns } from '@kathasagar/story/cutToSigns'

import { element } from './elements.ts'

/** What a scene asks its player to type, before a choice is taken. */
export interface AskedFields {
  /** The fields; empty where the scene asks for nothing. */
  box: HTMLElement
  /** What stands in them, as an action carries it; nothing where there are none. */
  typed: () => { typed?: Record<string, string> }
}

/**
 * @param before Fields whose words are kept in those of the same names.
 */
export function askedFields(
  asks: NonNullable<SessionData['asks']>,
  before?: AskedFields,
): AskedFields {
  const kept = before?.typed().typed ?? {}
  const box = element('div', '', { className: 'asks' })
  const inputs = asks.map(({ variable, label, value, most }) => {
    const place = element('label', label)
    const input = element('input', '', { value: kept[variable] ?? value })
    input.addEventListener('input', () => {
      const fitting = cutToSigns(input.value, most)
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
