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
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { chooseOption } from '../../../ui/src/testing/plays.ts'
import { noPicture } from '../../../ui/src/storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const admin = makeUser({ id: makeId(300), username: 'keeper', role: 'admin' })

const meta = {
  title: 'Internal/Flows/AdminModels',
  component: Site,
  tags: ['internal', 'role:admin'],
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

export const Connects: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add provider' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add a provider' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'The cellar')
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), 'http://10.0.0.12:8080/v1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const row = within(await canvas.findByRole('row', { name: /^The cellar/ }))
    await waitFor(() => expect(row.getByText(/^Answers, 0.2 s/)).toBeVisible())

    let isReauthenticated = false
    const { status, body } = makeError('reauth_required')
    msw.use(
      http.put('*/admin/models/bindings/:key', () =>
        isReauthenticated ? undefined : HttpResponse.json(body, { status }),
      ),
      http.post('*/me/reauthenticate', () => {
        isReauthenticated = true
        return HttpResponse.json({ reauthenticated_until: '2025-04-02T10:05:00.000Z' })
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Change the model for Vyasa' }))
    await screen.findByRole('dialog', { name: 'Model for Vyasa' })
    await chooseOption(userEvent, screen.getByRole('combobox', { name: 'Provider' }), 'The cellar')
    await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'o4')
    await userEvent.click(await screen.findByRole('option', { name: 'o4-mini' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alertdialog', { name: 'Confirm that it’s you' })
    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108{Enter}')
    await waitFor(() => expect(canvas.getByText('Vyasa now uses o4-mini.')).toBeVisible())

    await userEvent.click(canvas.getByRole('button', { name: 'Test Vyasa' }))
    await waitFor(() => expect(canvas.getByText(/^o4-mini answered: first words/)).toBeVisible())
  },
}

export const TriesInVain: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const { status, body } = makeError('storyteller_unreachable')
    msw.use(
      http.post('*/admin/models/try', () =>
        HttpResponse.json({ ...body, provider_fault: 'spent' }, { status }),
      ),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Test Tenali' }))

    await expect(await canvas.findByText(/Add credit on the provider’s site\./)).toBeVisible()
  },
}

export const Administers: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Today: $0.21 (limit $5.00)')
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }))
    const day = await screen.findByRole('spinbutton', { name: /^Daily limit/ })
    await userEvent.clear(day)
    await userEvent.type(day, '7.5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Today: $0.21 (limit $7.50)')).toBeVisible())

    await userEvent.click(canvas.getByRole('button', { name: 'Delete OpenRouter' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete OpenRouter?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByText('OpenRouter is deleted.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^OpenRouter/ })).toBeNull())
  },
}
