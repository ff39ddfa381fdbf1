/**
 * Stands for `storybook/test` in every story: a play asks in English, and is understood in the
 * language of the toolbar by its catalogue. In English it is the original and nothing else.
 */
import {
  expect as plainExpect,
  fireEvent,
  fn,
  mocked,
  screen as plainScreen,
  spyOn,
  waitFor,
  within as plainWithin,
} from 'storybook/test'

import { speaksEnglish } from './language.ts'
import { localizedQueries, localizedQuery } from './queries.ts'
import { meld, LocalizedPattern, localizedValue, textsOf } from './wanted.ts'

export { fireEvent, fn, mocked, spyOn, waitFor }

export const within: typeof plainWithin = ((element: HTMLElement) =>
  localizedQueries(plainWithin(element))) as typeof plainWithin

export const screen = new Proxy(plainScreen, {
  get: (target, name, receiver) => localizedQuery(name, Reflect.get(target, name, receiver)),
})

type Heard = (found: unknown, wanted: readonly unknown[]) => unknown[]

const asPattern: Heard = (found, wanted) => {
  const [first, ...rest] = wanted
  if (typeof first !== 'string' && !(first instanceof RegExp)) return [...wanted]
  return [new LocalizedPattern(first, found instanceof Element ? textsOf(found) : []), ...rest]
}
const asValue: Heard = (_found, wanted) => {
  const [first, ...rest] = wanted
  if (typeof first === 'string') return [localizedValue(first), ...rest]
  return first instanceof RegExp ? [new LocalizedPattern(first), ...rest] : [...wanted]
}
const asFound: Heard = (found, [wanted]) => [meld(found, wanted)]
const asText: Heard = (found, [wanted]) =>
  typeof found === 'string' ? [meldedPattern(found, wanted)] : [wanted]

const meldedPattern = (found: string, wanted: unknown) => {
  if (typeof wanted !== 'string' && !(wanted instanceof RegExp)) return wanted
  return new LocalizedPattern(wanted).test(found) ? found : wanted
}

/** Matchers that look at words. */
const HEARD: Readonly<Record<string, Heard>> = {
  toHaveTextContent: asPattern,
  toHaveAccessibleName: asValue,
  toHaveAccessibleDescription: asValue,
  toHaveAttribute: (found, [name, ...wanted]) =>
    wanted.length === 0 ? [name] : [name, ...asValue(found, wanted)],
  toHaveDisplayValue: asPattern,
  toBe: asFound,
  toEqual: asFound,
  toStrictEqual: asFound,
  toMatch: asText,
  toContain: asText,
}

/** An assertion that hears; `not` and the promised ones lead to others like it. */
const hearing = <Assertion extends object>(assertion: Assertion, found: unknown): Assertion =>
  new Proxy(assertion, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name)
      if (name === 'not') return hearing(own as object, found)
      const heard = typeof name === 'string' ? HEARD[name] : undefined
      if (heard === undefined || typeof own !== 'function') return own
      return (...wanted: unknown[]) => Reflect.apply(own, target, heard(found, wanted)) as unknown
    },
  })

export const expect: typeof plainExpect = new Proxy(plainExpect, {
  apply: (target, self, args: [unknown, ...[string?]]) => {
    const assertion = Reflect.apply(target, self, args)
    return speaksEnglish() ? assertion : hearing(assertion, args[0])
  },
})
