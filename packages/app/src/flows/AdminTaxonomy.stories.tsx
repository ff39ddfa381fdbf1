import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  adminReview,
  adminTaxonomy,
  answer,
  guestSite,
  keepWaiting,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const keeper = makeUser({ username: 'keeper', display_name: 'Keeper', role: 'admin' })

const meta = {
  title: 'Flows/AdminTaxonomy',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/admin/categories', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn(keeper).tokens)
    msw.use(answer('me', keeper), ...adminTaxonomy(), ...adminReview(), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const title = (text: string) => ({ level: 1, name: text })

/** The dialog that stands before the page; what is looked for in it is not looked for elsewhere. */
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role))

/** A name that is taken stays in the field, and the field says so. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Edit Forest Lore', {}))
    const form = await dialog()
    const name = form.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'far futures{Enter}')

    await form.findByText('This name is taken', {})
    await expect(name).toHaveValue('far futures')
  },
}

export const CategoryAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Add Category', {}))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Hills')
    await userEvent.click(form.getByRole('button', { name: 'Add Category' }))

    await canvas.findByText('“Hills” was added.', {})
    await expect(await canvas.findByLabelText('Hills', {})).toHaveTextContent('0 stories')
  },
}

/** The stories of one that goes are counted to the one that stays. */
export const CategoryMerged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Delete Forest Lore', {}))
    const question = await dialog('alertdialog')
    await expect(question.getByText(/^One story is in it, so it cannot be/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Merge instead' }))
    const into = await screen.findByLabelText('Merge into')
    await userEvent.selectOptions(into, within(into).getByText('Far Futures'))
    await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Merge' }))

    await canvas.findByText('“Forest Lore” is now part of “Far Futures”.', {})
    await waitFor(() => expect(canvas.getByLabelText('Far Futures')).toHaveTextContent('1 story'))
    await expect(canvas.queryByLabelText('Forest Lore')).toBeNull()
  },
}

/** One that nothing uses just goes. */
export const CategoryDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Delete Far Futures', {}))
    const question = await dialog('alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))

    await canvas.findByText('“Far Futures” was deleted.', {})
    await waitFor(() => expect(canvas.queryByLabelText('Far Futures')).toBeNull())
  },
}

const rowNames = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'))

/** An order that the server does not take is the old one again. */
export const OrderRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('orderCategories', 'internal')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Move River Tales down', {}))

    await expect(await canvas.findByRole('alert', {})).toHaveTextContent('Something went wrong')
    await waitFor(() =>
      expect(rowNames(canvasElement).slice(0, 2)).toEqual(['River Tales', 'Courts & Cunning']),
    )
  },
}

/** A tag gets another colour. */
export const TagChanged: Story = {
  args: { path: '/admin/tags' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Edit Bargains', {}))
    const form = await dialog()
    const color = form.getByRole('textbox', { name: 'Colour' })
    await userEvent.clear(color)
    await userEvent.type(color, '#000000')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))

    await canvas.findByText('“Bargains” was saved.', {})
  },
}

export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(keepWaiting('listAdminCategories')),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading categories...', {})
  },
}

export const Unreachable: Story = {
  args: { path: '/admin/tags' },
  beforeEach: ({ msw }) => msw.use(refuse('listAdminTags', 'internal')),
  play: async ({ canvas }) => {
    await canvas.findByText('Tags could not be loaded', {})
  },
}

/** From the queue to the story, back with a reason, and out of the queue. */
export const StorySentBack: Story = {
  args: { path: '/admin/review' },
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByLabelText('Read The Ferryman’s Second Oar', {})
    await userEvent.click(read)
    await canvas.findByRole('heading', title('The Ferryman’s Second Oar'))
    await userEvent.click(await canvas.findByText('Reject', {}))
    const question = await dialog('alertdialog')
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Short.')
    await userEvent.click(question.getByRole('button', { name: 'Send back' }))

    await canvas.findByText('“The Ferryman’s Second Oar” was sent back.', {})
    await canvas.findByText('Stories (1)', {})
  },
}

/** Approval is refused for an own story, and the story still waits. */
export const OwnStory: Story = {
  args: { path: '/admin/review/00000000-0000-4000-8000-000000000001' },
  beforeEach: ({ msw }) => msw.use(refuse('approveStory', 'own_story')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Approve', {}))
    const question = await dialog('alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))

    await expect(await question.findByRole('alert', {})).toHaveTextContent(
      'Another admin has to approve your own story.',
    )
  },
}

/** Its reports go with the story. */
export const StoryTakenDown: Story = {
  args: { path: '/admin/review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Take down Salt Letters', {}))
    const question = await dialog('alertdialog')
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Copied.')
    await userEvent.click(question.getByRole('button', { name: 'Take down' }))

    await canvas.findByText('“Salt Letters” is taken down.', {})
    await canvas.findByText('Reports (1)', {})
  },
}
