import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Primitives/Button',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Button,
  args: { children: 'PLAY', variant: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Primary: {},
      LongLabel: {
        args: { children: 'Begin this story again from its very first page', variant: 'secondary' },
        render: (args) => (
          <div css={{ inlineSize: 220 }}>
            <Button {...args} />
          </div>
        ),
      },
      WithPrice: { args: { children: 'Act', detail: '1 XP' } },
      Busy,
      BusyWithName,
      DisabledWithReason,
      FullWidth: { args: { isFullWidth: true, icon: 'play' } },
      Hindi: { args: { children: <span lang="hi">कहानी आगे बढ़ाएँ</span> } },
      Variants: {
        render: () => (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            <Button variant="primary">PLAY</Button>
            <Button>Save Changes</Button>
            <Button variant="primary">Publish</Button>
            <Button variant="danger">Delete My Account</Button>
            <Button variant="quiet">Cancel</Button>
          </div>
        ),
      },
      Sizes: {
        render: (args) => (
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
            <Button {...args} size="small" />
            <Button {...args} size="medium" />
            <Button {...args} icon="play" size="large" />
          </div>
        ),
      },
    }),
    { touched: 'Primary' },
  ),
}

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'LOADING' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'LOADING' })

    await userEvent.click(button)

    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const BusyWithName: Story = {
  args: { isBusy: true, busyLabel: 'LOADING', 'aria-label': 'PLAY Salt Letters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('PLAY Salt Letters LOADING')
  },
}

export const DisabledWithReason: Story = {
  args: { isDisabled: true, reason: 'Write what you do first' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'PLAY' })

    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Write what you do first')
  },
}
