import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  adminReview,
  adminSorting,
  answer,
  guestSite,
  keepWaiting,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Site } from './Site.tsx'

/** The page's code is loaded when it is first opened. */
const PATIENCE = { timeout: 8000 }

const keeper = makeUser({ username: 'keeper', display_name: 'Keeper', role: 'admin' })

const meta = {
  title: 'Flows/AdminSorting',
  component: Site,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/categories', theme: 'dark' },
  render: (args, { globals }) => (
    <Site {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />
  ),
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn(keeper).tokens)
    msw.use(answer('me', keeper), ...adminSorting(), ...adminReview(), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const name = () => screen.findByRole('textbox', { name: 'Name' })
const title = (text: string) => ({ level: 1, name: text })

/** A name that is taken stays in the field, and the field says so. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Forest Lore' }, PATIENCE))
    await userEvent.clear(await name())
    await userEvent.type(await name(), 'far futures{Enter}')

    await screen.findByText('This name is taken', {}, PATIENCE)
    await expect(await name()).toHaveValue('far futures')
  },
}

export const CategoryAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Category' }, PATIENCE))
    await userEvent.type(await name(), 'Hills')
    const dialog = screen.getByRole('dialog', { name: 'Add Category' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Category' }))

    await canvas.findByText('“Hills” was added.', {}, PATIENCE)
    await expect(await canvas.findByRole('row', { name: 'Hills' }, PATIENCE)).toHaveTextContent(
      '0 stories',
    )
  },
}

/** The stories of one that goes are counted to the one that stays. */
export const CategoryMerged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete Forest Lore' }, PATIENCE),
    )
    await screen.findByText(/^One story is in it, so it cannot be deleted/)
    await userEvent.click(screen.getByRole('button', { name: 'Merge instead' }))
    const into = await screen.findByRole('combobox', { name: 'Merge into' })
    await userEvent.selectOptions(into, within(into).getByRole('option', { name: 'Far Futures' }))
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))

    await canvas.findByText('“Forest Lore” is now part of “Far Futures”.', {}, PATIENCE)
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Far Futures' })).toHaveTextContent('1 story'),
    )
    await expect(canvas.queryByRole('row', { name: 'Forest Lore' })).toBeNull()
  },
}

/** One that nothing uses just goes. */
export const CategoryDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete Far Futures' }, PATIENCE),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Far Futures”?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))

    await canvas.findByText('“Far Futures” was deleted.', {}, PATIENCE)
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Far Futures' })).toBeNull())
  },
}

const rowNames = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'))

/** An order that the server does not take is the old one again. */
export const OrderRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('orderCategories', 'internal')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Move River Tales down' }, PATIENCE),
    )

    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'Something went wrong',
    )
    await waitFor(() =>
      expect(rowNames(canvasElement).slice(0, 2)).toEqual(['River Tales', 'Courts & Cunning']),
    )
  },
}

/** A tag gets another colour. */
export const TagChanged: Story = {
  args: { path: '/admin/tags' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Bargains' }, PATIENCE))
    const color = await screen.findByRole('textbox', { name: 'Colour' })
    await userEvent.clear(color)
    await userEvent.type(color, '#000000')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await canvas.findByText('“Bargains” was saved.', {}, PATIENCE)
  },
}

export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(keepWaiting('listAdminCategories')),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading categories...', {}, PATIENCE)
  },
}

export const Unreachable: Story = {
  args: { path: '/admin/tags' },
  beforeEach: ({ msw }) => msw.use(refuse('listAdminTags', 'internal')),
  play: async ({ canvas }) => {
    await canvas.findByText('Tags could not be loaded', {}, PATIENCE)
  },
}

/** From the queue to the story, back with a reason, and out of the queue. */
export const StorySentBack: Story = {
  args: { path: '/admin/review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Read The Ferryman’s Second Oar' }, PATIENCE),
    )
    await canvas.findByRole('heading', title('The Ferryman’s Second Oar'), PATIENCE)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }, PATIENCE))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too short.')
    await userEvent.click(screen.getByRole('button', { name: 'Send back' }))

    await canvas.findByText('“The Ferryman’s Second Oar” was sent back.', {}, PATIENCE)
    await canvas.findByRole('heading', { name: 'Stories (1)' }, PATIENCE)
  },
}

/** Approval is refused for an own story, and the story still waits. */
export const OwnStory: Story = {
  args: { path: '/admin/review/00000000-0000-4000-8000-000000000001' },
  beforeEach: ({ msw }) => msw.use(refuse('approveStory', 'own_story')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }, PATIENCE))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))

    await expect(await within(dialog).findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'Another admin has to approve your own story.',
    )
  },
}

/** Its reports go with the story. */
export const StoryTakenDown: Story = {
  args: { path: '/admin/review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take down Salt Letters' }, PATIENCE),
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'It is copied.')
    await userEvent.click(screen.getByRole('button', { name: 'Take down' }))

    await canvas.findByText('“Salt Letters” is taken down.', {}, PATIENCE)
    await canvas.findByRole('heading', { name: 'Reports (1)' }, PATIENCE)
  },
}
