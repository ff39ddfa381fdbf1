import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  adminModels,
  adminStoryHandlers,
  answer,
  authorHandlers,
  guestSite,
  makeAdminModels,
  makeError,
  makeId,
  makeModels,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const TITLE = 'The Last Lamp at Manikhat'
const admin = makeUser({ id: makeId(300), username: 'keeper', role: 'admin' })

const meta = {
  title: 'Flows/AdminModels',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/admin/models', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn().tokens)
    msw.use(
      answer('me', admin),
      answer('listModels', makeModels()),
      ...adminModels(makeAdminModels()),
      ...adminStoryHandlers(),
      ...authorHandlers(),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** A provider is added, asked at once, and stands in the table. */
export const AddsAProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add provider' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a provider' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'The cellar')
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Address' }),
      'http://10.0.0.12:8080/v1',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(screen.getByText(/^The cellar answers in .* 3 models/)).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    await expect(await canvas.findByRole('rowheader', { name: /^The cellar/ })).toBeVisible()
  },
}

/** Four presses from the page to a scene that the new model tells. */
export const ConnectsInFourPresses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add provider' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a provider' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'The cellar')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://cellar.org/v1')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use for all storytellers' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Tell it' }))

    const panel = within(canvas.getByRole('region', { name: 'Try it' }))
    await waitFor(() => expect(panel.getByText(/^The ferryman looks up\./)).toBeVisible())
    await expect(panel.queryByText('Choose a story first')).toBeNull()
    await waitFor(() => expect(canvas.getByText(/ tell by gpt-4o now\./)).toBeVisible())
  },
}

/** The server wants to know whether it is still the admin; then the binding is kept. */
export const BindsAName: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = []
    let isReauthenticated = false
    const { status, body } = makeError('reauth_required')
    msw.use(
      http.put('*/admin/models/bindings/:key', async ({ request, params }) => {
        if (!isReauthenticated) return HttpResponse.json(body, { status })
        const form = (await request.json()) as object
        sent.push(form)
        return HttpResponse.json({ model_key: params['key'], is_read_only: false, ...form })
      }),
      http.post('*/me/reauthenticate', () => {
        isReauthenticated = true
        return HttpResponse.json({ reauthenticated_until: '2025-04-02T10:05:00.000Z' })
      }),
    )
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change what Vyasa is bound to/ }),
    )
    await screen.findByRole('dialog', { name: 'What stands behind Vyasa' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'OpenRouter')
    await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'o4')
    await userEvent.click(await screen.findByRole('option', { name: 'o4-mini' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alertdialog', { name: 'Is it you?' })
    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await waitFor(() => expect(canvas.getByText('Vyasa is bound to o4-mini now.')).toBeVisible())
    await expect(sent).toEqual([
      {
        bound: { provider_id: makeId(901), model: 'o4-mini' },
        fallbacks: [],
        settings: {},
        price: null,
      },
    ])
  },
}

/** A scene of a story is told as it comes, and measured. */
export const TriesAScene: Story = {
  play: async ({ canvas, userEvent }) => {
    const story = await canvas.findByRole('combobox', { name: 'Story' })
    await waitFor(() => expect(story).not.toHaveValue(''))
    await userEvent.click(story)
    await userEvent.click(await screen.findByRole('option', { name: TITLE }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words of a player' }), 'wait')

    await userEvent.click(canvas.getByRole('button', { name: 'Tell it' }))

    const told = await canvas.findByRole('group', { name: 'What is told' })
    await waitFor(() => expect(told).toHaveTextContent(/^wait.*The ferryman looks up/))
    await waitFor(() => expect(canvas.getByText('2.1 s')).toBeVisible())
    await expect(canvas.getByText('gpt-4o-mini', { selector: 'dd' })).toBeVisible()
  },
}

/** A fault of the provider is told with what to do about it. */
export const TriesInVain: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const { status, body } = makeError('storyteller_unreachable')
    msw.use(
      http.post('*/admin/models/try', () =>
        HttpResponse.json({ ...body, provider_fault: 'spent' }, { status }),
      ),
    )
    const story = await canvas.findByRole('combobox', { name: 'Story' })
    await waitFor(() => expect(story).not.toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it' }))

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fill it up there.')
  },
}

/** A limit is changed, and the head of the page says so. */
export const ChangesTheLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Today: $0.21 (limit $5.00)')
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }))
    const day = await screen.findByRole('spinbutton', { name: /^A day may cost/ })
    await userEvent.clear(day)
    await userEvent.type(day, '7.5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(canvas.getByText('Today: $0.21 (limit $7.50)')).toBeVisible())
    await expect(canvas.getByText('The limits are saved.')).toBeVisible()
  },
}

/** A provider goes, and what was bound to it is built in. */
export const RemovesAProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit OpenRouter' }))
    await screen.findByRole('dialog', { name: 'Change OpenRouter' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove OpenRouter?' }))
    await expect(asked.getByText(/Built in again: Tenali\./)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))

    await waitFor(() => expect(canvas.getByText('OpenRouter was removed.')).toBeVisible())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Edit OpenRouter' })).toBeNull(),
    )
  },
}

/** Whoever may not see it hears why, and may try again. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('getAdminModels', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The models could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
