import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { withState } from '../../../testing/withState.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

type Fate = 'hand_over' | 'remove'

const items = [
  { value: 'hand_over', label: 'They stay, without my name' },
  { value: 'remove', label: 'They go with me' },
] as const

const meta = {
  title: 'Components/Primitives/RadioGroup',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: RadioGroup<Fate>,
  args: {
    label: 'Published stories',
    items,
    value: 'hand_over',
    onChange: fn(),
  } satisfies RadioGroupProps<Fate>,
} satisfies Meta<typeof RadioGroup<Fate>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RadioGroup {...args} />
      <RadioGroup {...args} label="None chosen yet" value={null} />
      <RadioGroup {...args} label="In pills" look="pill" />
      <RadioGroup {...args} isDisabled label="Closed" />
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  render: withState(RadioGroup<Fate>),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'They stay, without my name' })).toHaveFocus(),
    )

    await userEvent.keyboard('{ArrowDown}')

    await expect(canvas.getByRole('radio', { name: 'They go with me' })).toBeChecked()
  },
}
