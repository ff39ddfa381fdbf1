import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  adminStoryHandlers,
  answer,
  guestSite,
  makeEditableStory,
  makeId,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const FORM = `/admin/stories/edit/${makeId(1)}`

const keeper = makeUser({ username: 'keeper', display_name: 'Keeper', role: 'admin' })

const meta = {
  title: 'Flows/AdminStories',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/admin/stories', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn(keeper).tokens)
    msw.use(answer('me', keeper), ...adminStoryHandlers(), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const LAMP = { name: 'Featured: The Last Lamp at Manikhat' }
const PARROT = { name: 'Featured: Seventy-One Nights of the Parrot' }

/** Filters and page are asked of the server, and narrow what shows. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const asked: string[] = []
    msw.use(
      http.get('*/api/v1/admin/stories', ({ request }) => {
        asked.push(new URL(request.url).search)
      }),
    )
    await canvas.findByRole('switch', LAMP)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'draft')

    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(asked.at(-1)).toContain('status=draft')
    await expect(asked.at(-1)).toContain('page=1')
    await expect(asked.some((search) => search.includes('page=2'))).toBe(true)
  },
}

/** The switch turns at once, and turns back when the server says no. */
export const FeaturingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('setFeatured', 'internal')),
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', PARROT)
    await userEvent.click(control)

    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to update featured status.',
    )
    await waitFor(() => expect(control).not.toBeChecked())
  },
}

/** Many at once, call by call until nothing remains; what could not be done is named, and undone. */
export const TakenDownTogether: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent: { limit?: number; dry_run?: boolean; selection: unknown }[] = []
    msw.use(
      http.post('*/api/v1/admin/stories/bulk', async ({ request }) => {
        sent.push((await request.clone().json()) as (typeof sent)[number])
      }),
    )
    await canvas.findByRole('switch', LAMP)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take down' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copied')
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }))

    await canvas.findByText(/^5 stories were changed. 1 stays: it is not published/)
    await expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, undefined])
    await expect(canvas.queryByRole('group', { name: 'Selected stories' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('5 stories are as they were.')
  },
}

/** A story is looked at beside the list, with what its review found. */
export const QuickView: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', LAMP)
    await userEvent.keyboard('q')
    const sheet = within(await screen.findByRole('dialog', { name: 'The Last Lamp at Manikhat' }))

    await sheet.findByRole('heading', { name: 'What the review found' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ListFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('listAdminStories', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {})).toHaveTextContent(
      'Failed to fetch data. Please try again.',
    )
  },
}

const save = { name: 'Save Changes' }

/** A choice that leads to a missing end: the scene is sent along, and told of. */
export const EndAdded: Story = {
  args: { path: FORM },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        'getStoryForEdit',
        makeEditableStory({
          story_system_prompt: '',
          is_featured: false,
          story_structure: {
            start_node: 'intro',
            nodes: { intro: { text: 'It begins.', choices: [{ text: 'Go', target: 'end' }] } },
          },
        }),
      ),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = []
    msw.use(
      http.put(`*/api/v1/stories/${makeId(1)}`, async ({ request }) => {
        sent.push(await request.clone().json())
      }),
    )
    await userEvent.click(await canvas.findByRole('button', save))

    await canvas.findByText(/A scene “end” was added/, {})
    await expect(sent[0]).toMatchObject({
      story_structure: { nodes: { end: { text: 'The end of your adventure.', choices: [] } } },
    })
  },
}

const refusals = [
  ['forbidden', 'You do not have permission to update stories'],
  ['invalid_fields', 'Validation failed.'],
  ['internal', 'Something went wrong on our side. Please try again.'],
] as const

/** Every refusal of a save in its own words; what was typed stays. */
export const SaveRefused: Story = {
  args: { path: FORM },
  play: async ({ canvas, userEvent, msw }) => {
    const tagline = await canvas.findByRole('textbox', { name: 'Tagline' })
    await userEvent.type(tagline, ' Kept.')

    for (const [code, sentence] of refusals) {
      msw.use(refuse('updateStory', code))
      await userEvent.click(canvas.getByRole('button', save))
      await canvas.findByText(sentence)
    }
    await expect(tagline).toHaveValue(
      'He carries everyone across. Tonight somebody asks to be carried back. Kept.',
    )
    await expect(localStorage.getItem('redirectAfterLogin')).toBeNull()
  },
}

/** A sign-in that ends midway leads to the door; the draft waits behind it. */
export const SignInOverWhileWriting: Story = {
  args: { path: FORM },
  beforeEach: ({ msw }) =>
    msw.use(refuse('refresh', 'session_expired'), refuse('updateStory', 'session_expired')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tagline' }), '!')
    await userEvent.click(canvas.getByRole('button', save))

    await canvas.findByText('Authentication failed. Please log in again.', {})
    await expect(localStorage.getItem('redirectAfterLogin')).toBe(FORM)
    await expect(Object.keys(localStorage).some((key) => key.startsWith('story-draft'))).toBe(true)
  },
}

/** An earlier structure is made the newest one, and the form shows it. */
export const VersionRestored: Story = {
  args: { path: FORM },
  play: async ({ canvas, userEvent }) => {
    const restore = { name: 'Restore version 1' }
    await userEvent.click(await canvas.findByRole('button', restore))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))

    await canvas.findByText('Version 1 is the newest one again.', {})
  },
}

export const FormNotLoaded: Story = {
  args: { path: FORM },
  beforeEach: ({ msw }) => msw.use(refuse('getStoryForEdit', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {})).toHaveTextContent(
      'Failed to fetch data. Please try again.',
    )
  },
}
