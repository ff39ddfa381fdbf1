import type {
  BindingForm,
  BoundModel,
  ModelBinding,
  ModelPrice,
  ModelSettings,
} from '@kathasagar/api/contract'

import type { ModelTask } from './modelNames.ts'

/** Form values by field name. The value of a toggle is `yes` or blank. */
export type BindingValues = Readonly<Record<string, string>>

/** Positions of the models: 0 is the main model, 1 to 3 are its fallbacks. */
export const PLACES = [0, 1, 2, 3] as const

const MICROS = 1_000_000

/** Range and step of the number fields. */
export const RANGES = {
  temperature: { min: 0, max: 2, step: 0.1 },
  top_p: { min: 0, max: 1, step: 0.05 },
  frequency_penalty: { min: -2, max: 2, step: 0.1 },
  presence_penalty: { min: -2, max: 2, step: 0.1 },
  max_output_tokens: { min: 100, max: 32_000, step: 1 },
  context_tokens: { min: 4000, max: 2_000_000, step: 1 },
} as const satisfies Partial<Record<keyof ModelSettings, object>>

type SettingName = keyof ModelSettings

export const isRanged = (name: SettingName): name is keyof typeof RANGES =>
  Object.hasOwn(RANGES, name)

export const settingsOf = (task: ModelTask): readonly SettingName[] =>
  task === 'painters'
    ? ['size']
    : [
        ...(task === 'tellers' ? (['style'] as const) : []),
        ...(Object.keys(RANGES) as (keyof typeof RANGES)[]),
        'reasoning_effort',
      ]

export const pricesOf = (task: ModelTask): readonly (keyof ModelPrice)[] =>
  task === 'painters' ? ['picture'] : ['input', 'cached_input', 'output']

export function bindingValues({ bound, fallbacks, price, settings }: ModelBinding): BindingValues {
  const models = [bound, ...fallbacks].flatMap((model, at) => [
    [`provider${at}`, model?.provider_id ?? ''],
    [`model${at}`, model?.model ?? ''],
  ])
  const prices = Object.entries(price ?? {}).map(([name, sum]) => [name, String(sum / MICROS)])
  const others = Object.entries(settings).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...models, ...prices, ...others])
}

const valueOf = (values: BindingValues, name: string) => values[name]?.trim() ?? ''

/** Converts the form values to a request body. Blank values mean a default or an unknown price. */
export function bindingFormOf(values: BindingValues, task: ModelTask): BindingForm {
  const models = PLACES.flatMap((at): BoundModel[] => {
    const provider_id = valueOf(values, `provider${at}`)
    return provider_id === '' ? [] : [{ provider_id, model: valueOf(values, `model${at}`) }]
  })
  if (valueOf(values, 'provider0') === '') {
    return { bound: null, fallbacks: [], settings: {}, price: null }
  }
  const [bound = null, ...fallbacks] = models
  const settings = settingsOf(task).flatMap((name) => {
    const typed = valueOf(values, name)
    return typed === '' ? [] : [[name, isRanged(name) ? Number(typed) : typed] as const]
  })
  const asked = pricesOf(task)
  const micros = (name: keyof ModelPrice) =>
    asked.includes(name) ? Math.round(Number(valueOf(values, name)) * MICROS) : 0
  const price = asked.some((name) => valueOf(values, name) !== '') && {
    input: micros('input'),
    cached_input: micros(valueOf(values, 'cached_input') === '' ? 'input' : 'cached_input'),
    output: micros('output'),
    picture: micros('picture'),
  }
  return { bound, fallbacks, settings: Object.fromEntries(settings), price: price || null }
}

type BindingError = 'modelMissing' | 'priceWrong' | 'rangeWrong' | 'sizeWrong'

export function bindingErrors(
  values: BindingValues,
  task: ModelTask,
): Record<string, BindingError> {
  if (valueOf(values, 'provider0') === '') return {}
  const errors: Record<string, BindingError> = {}
  for (const at of PLACES) {
    const isChosen = valueOf(values, `provider${at}`) !== ''
    if (isChosen && valueOf(values, `model${at}`) === '') errors[`model${at}`] = 'modelMissing'
  }
  for (const name of pricesOf(task)) {
    const sum = Number(valueOf(values, name))
    if (!Number.isFinite(sum) || sum < 0) errors[name] = 'priceWrong'
  }
  for (const name of settingsOf(task)) {
    const typed = valueOf(values, name)
    if (typed === '') continue
    if (name === 'size' && !/^\d{2,4}x\d{2,4}$/.test(typed)) errors[name] = 'sizeWrong'
    if (!isRanged(name)) continue
    const { min, max, step } = RANGES[name]
    const value = Number(typed)
    const isFitting = value >= min && value <= max && (step < 1 || Number.isInteger(value))
    if (!isFitting) errors[name] = 'rangeWrong'
  }
  return errors
}
