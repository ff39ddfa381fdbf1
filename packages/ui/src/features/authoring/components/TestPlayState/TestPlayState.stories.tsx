import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { TestPlayState } from './TestPlayState.tsx'

const meta = {
  title: 'Authoring/TestPlayState',
  tags: ['internal', 'role:author', 'role:admin'],
  component: TestPlayState,
  args: {
    declared: {
      trust: { number: [0, 5], start: 1, label: 'Jamuna’s trust' },
      knows_pass: { flag: false, label: 'You know what happened on the pass' },
      apron: {
        one_of: ['nobody', 'somila', 'charioteer'],
        start: 'nobody',
        label: 'Who wears your spare apron',
      },
      found_hole: { flag: false },
    },
    values: { trust: 2, knows_pass: false, apron: 'somila', found_hole: true },
    isBusy: false,
    onChange: fn(),
  },
  decorators: below(
    <>
      <h1>Dead Letters of Devthala</h1>
      <h2>Test play</h2>
    </>,
  ),
} satisfies Meta<typeof TestPlayState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    EachKind,
    Busy,
    NothingDeclared: { args: { declared: {}, values: {} } },
  })),
}

export const EachKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /You know what happened/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('knows_pass', true)

    await userEvent.click(canvas.getByRole('button', { name: /^Increase Jamuna’s trust/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('trust', 3)

    const apron = canvas.getByRole('combobox', { name: 'Who wears your spare apron' })
    await chooseOption(userEvent, apron, 'charioteer')
    await expect(args.onChange).toHaveBeenLastCalledWith('apron', 'charioteer')

    await expect(canvas.getByRole('switch', { name: 'found_hole' })).toBeChecked()

    const trust = canvas.getByRole('textbox', { name: /^Jamuna’s trust/ })
    await userEvent.click(trust)
    await userEvent.clear(trust)
    await userEvent.type(trust, '9{Enter}')

    await expect(args.onChange).toHaveBeenLastCalledWith('trust', 5)
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'found_hole' })).toBeDisabled()
  },
}
