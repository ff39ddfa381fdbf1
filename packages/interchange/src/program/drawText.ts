import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Value } from './expression.ts'
import type { VariableType } from './typesOf.ts'

/** How a structure writes that one of these values is drawn; null where it cannot. */
export function drawText(type: VariableType, values: readonly Value[]): string | null {
  if (type.kind === 'flag') return isCoin(values) ? '?' : null
  if (type.kind === 'number') return numbersText(values, type.least, type.most)
  if (type.kind !== 'one_of') return null
  const codes = values.map((value) => type.codes.get(value))
  if (codes.some((code) => code === undefined || code.includes('|'))) return null
  const text = `?${codes.join('|')}`
  return text.length <= STORY_LIMITS.typedMax && !isCode(type, text) ? text : null
}

const isCode = ({ codes }: Extract<VariableType, { kind: 'one_of' }>, text: string) =>
  [...codes.values()].includes(text)

/** True and false, each as likely. */
const isCoin = (values: readonly Value[]) =>
  values.every((value) => typeof value === 'boolean') &&
  values.filter((value) => value).length * 2 === values.length

function numbersText(values: readonly Value[], least: number, most: number): string | null {
  const numbers = values.map(Number)
  const isSound = values.every(
    (value, at) => Number.isInteger(value) && numbers[at]! >= least && numbers[at]! <= most,
  )
  const [from] = numbers
  if (!isSound || from === undefined) return null
  const isRow = numbers.length > 1 && numbers.every((one, at) => one === from + at)
  const text = isRow ? `?${from}..${from + numbers.length - 1}` : `?${numbers.join('|')}`
  return text.length <= STORY_LIMITS.typedMax ? text : null
}
