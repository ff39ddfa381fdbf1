import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { partMessages } from '../../../messages/partMessages.ts'
import { arrowKeys } from '../../../testing/arrowKeys.ts'
import { kept } from '../../../testing/kept.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

type Part = 'scenes' | 'cast' | 'codex'

const items = [
  {
    id: 'scenes',
    label: says(({ structure }) => structure.outline.label),
    content: <p>Where it happens.</p>,
  },
  {
    id: 'cast',
    label: says(({ authoring }) => authoring.review.parts.cast),
    content: <p>Who is there.</p>,
  },
  { id: 'codex', label: says(({ memory }) => memory.codex), content: <p>What is known.</p> },
] as const

const meta = {
  title: 'Primitives/Tabs',
  tags: ['beta', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: Tabs<Part>,
  args: {
    label: says(({ authoring }) => authoring.tabs.label),
    items,
    onChange: fn(),
  } satisfies TabsProps<Part>,
} satisfies Meta<typeof Tabs<Part>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** What it looks like, beside one another. */
export const States: Story = {
  tags: ['visual'],
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
        beside={<Button size="small">{partMessages.phrases.addShort}</Button>}
        label="Small parts"
        size="small"
      />
    </Stack>
  ),
}

/** One tab stop for all, and arrow keys from there. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'Scenes', selected: true })
    await userEvent.tab()
    await waitFor(() => expect(first).toHaveFocus())

    await userEvent.keyboard(arrowKeys(first).onward)

    await expect(args.onChange).toHaveBeenLastCalledWith('cast')
    await expect(await canvas.findByText('Who is there.')).toBeVisible()
  },
}

/** Whoever holds the value decides. */
export const Held: Story = {
  args: { value: 'codex' },
  render: kept(Tabs<Part>),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('What is known.')).toBeVisible()

    await userEvent.click(canvas.getByRole('tab', { name: 'Cast' }))

    await expect(await canvas.findByText('Who is there.')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Cast' })).toHaveAttribute('aria-selected', 'true')
  },
}
