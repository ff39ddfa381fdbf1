import { clearTokens, saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const meta = {
  title: 'Flows/Languages',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/login', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => msw.use(...guestSite()),
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** What is chosen at the foot of a page is spoken at once, refusals too, and kept on the device. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const chooser = await canvas.findByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(chooser, 'हिन्दी')

    await canvas.findByRole('heading', { level: 1, name: 'फिर से स्वागत है' })
    await userEvent.click(canvas.getByRole('button', { name: 'लॉग इन करें' }))
    await expect(canvas.getByText('यूज़रनेम या ईमेल लिखें')).toBeVisible()
    await expect(localStorage.getItem('language')).toBe('hi')
    await expect(document.title).toBe('लॉग इन · कथासागर')
  },
}

/** Where nothing was chosen, a signed-in reader is spoken to in the account's language. */
export const OfTheAccount: Story = {
  args: { path: '/nowhere' },
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(answer('me', makeUser({ language: 'hi' })))
    return clearTokens
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'यह पन्ना किताब में नहीं है' }),
    ).toBeVisible()
    await expect(localStorage.getItem('language')).toBeNull()
  },
}
