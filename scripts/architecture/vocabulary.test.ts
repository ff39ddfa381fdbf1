import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { exportedProps, vocabularyFaults } from './vocabulary.ts'
import { textOf } from '../prepare.mjs'

const props = ['components', 'screens'].flatMap((folder) =>
  sourceFiles(`packages/ui/src/${folder}`).flatMap((file) => exportedProps(textOf(file), file)),
)

test('every piece says what all say in the same words', () => {
  expect(props.length).toBeGreaterThan(1000)
  expect(vocabularyFaults(props)).toEqual([])
})

test('a button says its role, not its colour', () => {
  const button = textOf('packages/ui/src/components/primitives/Button/Button.tsx')
  const [, variants = ''] = /type ButtonVariant = (.+)/.exec(button) ?? []

  expect(variants.match(/\w+/g)).toEqual(['primary', 'confirm', 'secondary', 'quiet', 'danger'])
})

test.each([
  ['onCancel: () => void', 'onCancel is onClose elsewhere'],
  ['onStay: () => void', 'onStay is onClose elsewhere'],
  ['onPick: (id: string) => void', 'onPick is onChange, onChoice or onAction elsewhere'],
  ['tab: Tab\n onTab: (tab: Tab) => void', 'onTab chooses tab: it is onTabChange elsewhere'],
  ['onChange: (id: string) => void', 'onChange changes what is no value of the piece'],
  ['isLoading?: boolean', 'isLoading is isBusy elsewhere'],
  ['selectedKey: string', 'selectedKey is value elsewhere'],
])('%s would be found', (member, fault) => {
  const found = exportedProps(`export interface PanelProps {\n ${member}\n}`, 'ui/Panel/Panel.tsx')

  expect(vocabularyFaults(found)).toEqual([`ui/Panel/Panel.tsx: PanelProps.${fault}`])
})

test.each(['onAction: (id: string) => void', 'label: string'])('%s is left alone', (member) => {
  const found = exportedProps(`export interface PanelProps {\n ${member}\n}`, 'ui/Panel/Panel.tsx')

  expect(vocabularyFaults(found)).toEqual([])
})
