import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet, coversPage } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { fill } from '../../../format/fill.ts'
import { OutOfCreditsDialog } from './OutOfCreditsDialog.tsx'

const message = says(({ play }) =>
  fill(play.outOfCreditsLine.other, { model: 'Vyasa', available: 2, required: 8 }),
)

const meta = {
  title: 'Play/OutOfCreditsDialog',
  tags: ['stable', 'role:player'],
  component: OutOfCreditsDialog,
  parameters: coversPage,
  args: {
    refusal: { message, models: makeModels().text.slice(0, 2) },
    onClose: fn(),
    onRetryAlternative: fn(),
  },
} satisfies Meta<typeof OutOfCreditsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test'],
  parameters: asSheet(() => ({ meta }), {
    opened: () => ({ WithAlternatives, WithoutAlternatives }),
  }),
}

export const WithAlternatives: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const offer = await screen.findByText('Try these alternatives:')
    await waitFor(() => expect(offer).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Tenali 1 credit' }))
    await expect(args.onRetryAlternative).toHaveBeenCalledWith('tenali')
  },
}

/** Nothing can be offered: the refusal alone. */
export const WithoutAlternatives: Story = {
  args: { refusal: { message, models: [] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
