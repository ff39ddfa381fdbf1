import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** Words for a thing that has another name everywhere else. */
const OLD_WORDS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/^on(Cancel|Stay|Dismiss|Hide|Abort)$/, 'onClose'],
  [/^on(Select|Pick|Choose|Set|ValueChange)$/, 'onChange, onChoice or onAction'],
  [/^onChange[A-Z]/, 'on<Name>Change'],
  [
    /^is(Loading|Starting|Saving|Sending|Copying|Thinking|Stale|LoggingOut|Reviewing|Pending|Submitting)/,
    'isBusy',
  ],
  [/^(selectedKeys?|chosen|current(Value|Key))$/, 'value'],
]

/** Interfaces of props that a file gives to others, and the lines of their members. */
const PROPS = /^export interface (\w+Props)\b[^{]*\{\n([^]*?)^\}/gm
const MEMBER = /^ {2}(\w+)\??: (.*)$/gm

function faultOf(name: string, type: string, names: readonly string[]): string | undefined {
  const old = OLD_WORDS.find(([pattern]) => pattern.test(name))
  if (old) return `is ${old[1]} elsewhere`
  const chosen = /^on[A-Z]\w*$/.test(name) ? name.charAt(2).toLowerCase() + name.slice(3) : ''
  return names.includes(chosen) && type.includes('=> void')
    ? `chooses ${chosen}: it is ${name}Change elsewhere`
    : undefined
}

/** Props that say in words of their own what every other piece says alike. */
const faultsIn = (code: string) =>
  [...code.matchAll(PROPS)].flatMap(([, piece, body = '']) => {
    const members = [...body.matchAll(MEMBER)].map(([, name = '', type = '']) => ({ name, type }))
    const names = members.map(({ name }) => name)
    return members.flatMap(({ name, type }) => {
      const fault = faultOf(name, type, names)
      return fault ? [`${piece}.${name} ${fault}`] : []
    })
  })

test('every piece says what all say in the same words', () => {
  const pieces = ['components', 'screens'].flatMap((it) => sourceFiles(`packages/ui/src/${it}`))
  const texts = pieces.map((file) => textOf(file))

  expect(texts.flatMap((text) => [...text.matchAll(PROPS)]).length).toBeGreaterThan(300)
  expect(texts.flatMap(faultsIn)).toEqual([])
})

test('a button says its role, not its colour', () => {
  const button = textOf('packages/ui/src/components/primitives/Button/Button.tsx')
  const [, variants = ''] = /type ButtonVariant = (.+)/.exec(button) ?? []

  expect(variants.match(/\w+/g)).toEqual(['primary', 'confirm', 'secondary', 'quiet', 'danger'])
})

test.each([
  ['onCancel: () => void', 'onCancel is onClose elsewhere'],
  ['onPick: (id: string) => void', 'onPick is onChange, onChoice or onAction elsewhere'],
  ['tab: Tab\n  onTab: (tab: Tab) => void', 'onTab chooses tab: it is onTabChange elsewhere'],
  ['isLoading?: boolean', 'isLoading is isBusy elsewhere'],
])('%s would be found', (member, fault) => {
  expect(faultsIn(`export interface PanelProps {\n  ${member}\n}`)).toEqual([`PanelProps.${fault}`])
})
