import { clearTokens, saveTokens, saveUser } from '@kathasagar/api'
import { answer, guestSite, makeSession, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { keepSession } from '../offline/keptSessions.ts'
import { PlayPage } from './PlayPage.tsx'

const session = makeSession()
const user = makeUser()
const outOfReach = http.get('*/game/sessions/:session_id', () => HttpResponse.error())

const meta = {
  title: 'Flows/Offline',
  component: PlayPage,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { sessionId: session.id, theme: 'dark' },
  render: (args, { globals }) => (
    <PlayPage {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />
  ),
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    saveUser(user)
    msw.use(outOfReach, answer('me', user), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof PlayPage>
export default meta
type Story = StoryObj<typeof meta>

/** The server is out of reach: what was read on this device before is read again. */
export const ReadBefore: Story = {
  beforeEach: () => keepSession(user.id, session, Date.now()),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: session.story.title })

    await expect(log).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What another account has read here is nobody else's. */
export const ReadByAnother: Story = {
  beforeEach: () => keepSession('another account', session, Date.now()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch game session', {})).toBeVisible()
    await expect(canvas.queryByRole('log')).toBeNull()
  },
}
