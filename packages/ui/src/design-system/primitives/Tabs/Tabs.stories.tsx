import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { partMessages } from '../../../messages/partMessages.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

type Part = 'scenes' | 'cast' | 'codex'

const items = [
  { id: 'scenes', label: 'Scenes', content: <p>Where it happens.</p> },
  { id: 'cast', label: 'Cast', content: <p>Who is there.</p> },
  { id: 'codex', label: 'Codex', content: <p>What is known.</p> },
] as const

const meta = {
  title: 'Components/Primitives/Tabs',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Tabs<Part>,
  args: { label: 'Parts of the story', items, onChange: fn() } satisfies TabsProps<Part>,
} satisfies Meta<typeof Tabs<Part>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Tabs {...args} />
      <Tabs {...args} label="Parts, the second chosen" value="cast" />
      <Tabs
        {...args}
        items={args.items.map((item) => ({ ...item, isDisabled: item.id === 'codex' }))}
        label="Parts, one of them closed"
      />
      <Tabs
        {...args}
        beside={<Button size="small">{partMessages.cast.add}</Button>}
        label="Small parts"
        size="small"
      />
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'Scenes', selected: true })
    await userEvent.tab()
    await waitFor(() => expect(first).toHaveFocus())

    await userEvent.keyboard('{ArrowRight}')

    await expect(args.onChange).toHaveBeenLastCalledWith('cast')
    await expect(await canvas.findByText('Who is there.')).toBeVisible()
  },
}
