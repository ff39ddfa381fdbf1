import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inMain } from '../../testing/decorators.tsx'
import { claims, hasNo, shows } from '../../testing/plays.ts'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

const meta = {
  title: 'Screens/UnsubscribeScreen',
  tags: ['beta', 'role:player'],
  component: UnsubscribeScreen,
  args: { state: 'asking', onConfirm: fn(), accountHref: '#account', homeHref: '#home' },
  parameters: { layout: 'fullscreen' },
  decorators: inMain,
} satisfies Meta<typeof UnsubscribeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Nothing is ended before it is pressed. */
export const Asking: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'End the Letters' }))

    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'No more letters will come' }),
      ).toHaveFocus(),
    )
    await expect(canvas.getByRole('link', { name: 'Open my account' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { state: 'failed' },
  play: claims(shows(/The link is not whole/), hasNo('button')),
}
