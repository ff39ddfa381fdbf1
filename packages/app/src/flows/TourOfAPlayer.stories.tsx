import { clearTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSession,
  makeSignedIn,
  makeStory,
  makeStoryList,
  makeUser,
  noSession,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'
import { inTurn, told } from './test/tellings.ts'

const session = makeSession()
const story = makeStory()
const oar = 'Hand over hand the wet rope comes in, and at its end is your own second oar.'

const meta = {
  title: 'Flows/Tour of a player',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.browse(), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    clearTokens()
    msw.use(
      answer('login', makeSignedIn()),
      answer('me', makeUser()),
      answer('listStories', makeStoryList({ stories: [story] })),
      answer('checkSession', noSession),
      answer('listOpenSessions', []),
      answer('createSession', session),
      answer('getSession', session),
      inTurn((action) => told(action, { number: 1, narrative: oar })),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** From the catalogue by way of the login into a story. */
export const FromEndToEnd: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const press = async () => {
      const card = within(await canvas.findByRole('article', { name: story.title }))
      await userEvent.click(await card.findByRole('button', { name: 'PLAY' }))
    }

    await step('a guest browses, presses PLAY and is asked to log in', async () => {
      await press()
      const dialog = within(await screen.findByRole('dialog', { name: 'Login Required' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue to Login' }))
    })
    await step('the login leads back to where they were', async () => {
      const name = await canvas.findByRole('textbox', { name: 'Username or Email' })
      await userEvent.type(name, 'tara_k')
      await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#1')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
      await press()
    })
    await step('the story hears what is said', async () => {
      const log = await canvas.findByRole('log', { name: session.story.title })
      await userEvent.type(canvas.getByRole('textbox'), 'I pull{Enter}')
      await waitFor(() => expect(log).toHaveTextContent(oar))
    })
  },
}
