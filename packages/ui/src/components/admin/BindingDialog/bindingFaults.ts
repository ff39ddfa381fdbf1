import type { ModelTask } from '../BindingTable/modelNames.ts'
import { pricesOf, RANGES, settingsOf } from './bindingDraft.ts'
import type { BindingDraft, ModelDraft, RangeName, SettingName } from './bindingDraft.ts'

/** What is missing or wrong: by the id of a model, or the name of a price or a setting. */
export type BindingFaults = Readonly<
  Record<string, 'providerMissing' | 'modelMissing' | 'priceWrong' | 'rangeWrong' | 'sizeWrong'>
>

const isRanged = (name: SettingName): name is RangeName => Object.hasOwn(RANGES, name)

const isPrice = (typed: string) => {
  const price = Number(typed)
  return Number.isFinite(price) && price >= 0
}

function isInRange(name: RangeName, typed: string) {
  const { min, max, step } = RANGES[name]
  const value = Number(typed)
  return value >= min && value <= max && (step < 1 || Number.isInteger(value))
}

function settingFault(name: SettingName, typed: string) {
  if (typed === '') return undefined
  if (isRanged(name)) return isInRange(name, typed) ? undefined : ('rangeWrong' as const)
  return name === 'size' && !/^\d{2,4}x\d{2,4}$/.test(typed) ? ('sizeWrong' as const) : undefined
}

const modelFaults = ({ id, provider_id, model }: ModelDraft): BindingFaults => ({
  ...(provider_id === '' && { [`${id} provider`]: 'providerMissing' as const }),
  ...(model.trim() === '' && { [id]: 'modelMissing' as const }),
})

/** Looks a draft over before anybody is asked; what is built in has nothing to be wrong. */
export function bindingFaults(draft: BindingDraft, task: ModelTask): BindingFaults {
  if (draft.bound.provider_id === '') return {}
  const settings = settingsOf(task).flatMap((name) => {
    const fault = settingFault(name, draft.settings[name].trim())
    return fault ? [[name, fault] as const] : []
  })
  const prices = pricesOf(task)
    .filter((name) => !isPrice(draft.price[name]))
    .map((name) => [name, 'priceWrong'] as const)
  return Object.assign(
    Object.fromEntries([...settings, ...prices]),
    ...[draft.bound, ...draft.fallbacks].map(modelFaults),
  )
}
