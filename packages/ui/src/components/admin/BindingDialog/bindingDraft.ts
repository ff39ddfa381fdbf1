import type {
  BindingForm,
  BoundModel,
  ModelBinding,
  ModelPrice,
  ModelSettings,
} from '@kathasagar/api/contract'

import type { ModelTask } from '../BindingTable/modelNames.ts'

/** A model of a provider as it is typed; both are blank where nothing is bound. */
export interface ModelDraft {
  /** Tells it from the others while they change places. */
  id: string
  provider_id: string
  model: string
}

export type PriceName = keyof ModelPrice
export type SettingName = keyof ModelSettings

/** What is bound to a name, as it is typed: numbers are as they stand in their fields. */
export interface BindingDraft {
  bound: ModelDraft
  fallbacks: readonly ModelDraft[]
  price: Readonly<Record<PriceName, string>>
  settings: Readonly<Record<SettingName, string>>
}

/** Most models that are asked after the bound one. */
export const FALLBACKS_MAX = 3

const MICROS = 1_000_000

/** Bounds of the settings that are numbers, and the least step between two values. */
export const RANGES = {
  temperature: { min: 0, max: 2, step: 0.1 },
  top_p: { min: 0, max: 1, step: 0.05 },
  frequency_penalty: { min: -2, max: 2, step: 0.1 },
  presence_penalty: { min: -2, max: 2, step: 0.1 },
  max_output_tokens: { min: 100, max: 32_000, step: 1 },
  context_tokens: { min: 4000, max: 2_000_000, step: 1 },
} as const satisfies Partial<Record<SettingName, object>>

export type RangeName = keyof typeof RANGES

/** Settings that are asked for what a name does. */
export const settingsOf = (task: ModelTask): readonly SettingName[] =>
  task === 'painters'
    ? ['size']
    : [
        'temperature',
        'top_p',
        'frequency_penalty',
        'presence_penalty',
        'reasoning_effort',
        'max_output_tokens',
        'context_tokens',
      ]

/** Prices that are asked for what a name does. */
export const pricesOf = (task: ModelTask): readonly PriceName[] =>
  task === 'painters' ? ['picture'] : ['input', 'cached_input', 'output']

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))
const dollars = (price: ModelPrice | null, name: PriceName) =>
  price === null ? '' : String(price[name] / MICROS)

let made = 0
/** A model with a name of its own among the rows of the form. */
export const modelDraft = (bound: BoundModel | null): ModelDraft => ({
  id: `model ${(made += 1)}`,
  provider_id: bound?.provider_id ?? '',
  model: bound?.model ?? '',
})

/** What stands in the form at first. */
export const draftOf = ({ bound, fallbacks, price, settings }: ModelBinding): BindingDraft => ({
  bound: modelDraft(bound),
  fallbacks: fallbacks.map(modelDraft),
  price: {
    input: dollars(price, 'input'),
    cached_input: dollars(price, 'cached_input'),
    output: dollars(price, 'output'),
    picture: dollars(price, 'picture'),
  },
  settings: {
    temperature: text(settings.temperature),
    top_p: text(settings.top_p),
    frequency_penalty: text(settings.frequency_penalty),
    presence_penalty: text(settings.presence_penalty),
    reasoning_effort: settings.reasoning_effort ?? '',
    max_output_tokens: text(settings.max_output_tokens),
    context_tokens: text(settings.context_tokens),
    size: settings.size ?? '',
  },
})

const boundOf = ({ provider_id, model }: ModelDraft): BoundModel => ({
  provider_id,
  model: model.trim(),
})

function priceOf(draft: BindingDraft['price'], task: ModelTask): ModelPrice | null {
  const asked = pricesOf(task)
  if (asked.every((name) => draft[name].trim() === '')) return null
  const micros = (name: PriceName) =>
    asked.includes(name) ? Math.round(Number(draft[name]) * MICROS) : 0
  return {
    input: micros('input'),
    cached_input: draft.cached_input.trim() === '' ? micros('input') : micros('cached_input'),
    output: micros('output'),
    picture: micros('picture'),
  }
}

const settingOf = (name: SettingName, typed: string) =>
  Object.hasOwn(RANGES, name) ? Number(typed) : typed.trim()

/** What is sent for it; a blank field is the provider's to decide, and blank prices are not known. */
export function formOf(draft: BindingDraft, task: ModelTask): BindingForm {
  if (draft.bound.provider_id === '') {
    return { bound: null, fallbacks: [], settings: {}, price: null }
  }
  const settings = settingsOf(task).filter((name) => draft.settings[name].trim() !== '')
  return {
    bound: boundOf(draft.bound),
    fallbacks: draft.fallbacks.map(boundOf),
    settings: Object.fromEntries(
      settings.map((name) => [name, settingOf(name, draft.settings[name])]),
    ),
    price: priceOf(draft.price, task),
  }
}

/** The same rows with the one at `from` a place up or down. */
export function movedRow<Row>(rows: readonly Row[], from: number, step: -1 | 1): Row[] {
  const row = rows[from]
  const to = from + step
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
