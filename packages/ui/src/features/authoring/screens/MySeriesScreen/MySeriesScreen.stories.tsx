import { makeId, makeSeriesCard } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { MySeriesScreen } from './MySeriesScreen.tsx'

const meta = {
  title: 'Screens/MySeriesScreen',
  tags: ['beta', 'role:author'],
  component: MySeriesScreen,
  args: {
    items: [
      makeSeriesCard(),
      makeSeriesCard({ id: makeId(702), title: 'Salt Letters', description: '', parts_total: 0 }),
    ],
    hasMore: false,
    isBusy: false,
    storiesHref: '#stories',
    hrefOf: (id) => `#${id}`,
    onRetry: fn(),
    onLoadMore: fn(),
    onCreate: fn(async () => null),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof MySeriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { items: null, error: 'Your series could not be loaded.' },
  play: asksAgain,
}

export const Empty: Story = { args: { items: [] }, play: shows('You have no series yet.') }

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New series' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Four Nights')
    await userEvent.click(dialog.getByRole('button', { name: 'New series' }))
    await expect(args.onCreate).toHaveBeenCalledWith({ title: 'Four Nights', description: '' })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}
