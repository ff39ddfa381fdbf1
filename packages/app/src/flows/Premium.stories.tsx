import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSession,
  makeSignedIn,
  makeStory,
  makeStoryList,
  makeUser,
  noSession,
  refuse,
  signedInState,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'
import { ending, failing, inTurn, told } from './test/tellings.ts'

const story = makeStory({ is_premium: true, user_state: signedInState })
const session = makeSession()

const meta = {
  title: 'Flows/Premium',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.story(story.id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(
      answer('me', makeUser()),
      answer('getStory', story),
      answer('checkSession', noSession),
      answer('listOpenSessions', []),
      answer('getSession', session),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** What a reader without premium access is told; nothing speaks of a login. */
async function isToldOfPremium() {
  const dialog = await screen.findByRole('dialog', { name: 'Premium story' })
  await expect(dialog).toHaveTextContent('This is a premium story. Please upgrade to play.')
  await expect(screen.queryByText(/Log ?in/i, { selector: '[role="dialog"] *' })).toBeNull()
  return within(dialog)
}

/** From the story's page the way leads to the waitlist, and never to the login. */
export const OnTheStoryPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'PLAY' }))[0]!)
    const dialog = await isToldOfPremium()

    await userEvent.click(dialog.getByRole('button', { name: 'Join Waitlist' }))

    await expect(
      await canvas.findByRole('heading', { name: 'Kathasagar Premium' }),
    ).toBeInTheDocument()
  },
}

/** The same from a card, where only the server knows that access is missing. */
export const InTheCatalogue: Story = {
  args: { path: paths.browse() },
  beforeEach: ({ msw }) => {
    msw.use(
      answer('listStories', makeStoryList({ stories: [makeStory()] })),
      refuse('createSession', 'premium_required'),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PLAY' }))
    const dialog = await isToldOfPremium()

    await userEvent.click(dialog.getByRole('button', { name: 'Stay Here' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'PLAY' })).toBeEnabled()
  },
}

/** Access that ends while one plays: the story stands, and the way is shown. */
export const InTheMiddle: Story = {
  args: { path: paths.play(session.id) },
  beforeEach: ({ msw }) => {
    msw.use(inTurn(() => failing('premium_required')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue/ }))

    await isToldOfPremium()
  },
}

/** A story that has become a premium one is not begun again. */
export const BegunAgain: Story = {
  args: { path: paths.play(session.id) },
  beforeEach: ({ msw }) => {
    const last = (action: Parameters<typeof told>[0]) =>
      told(action, { number: 1, narrative: ending.title, isLast: true })
    msw.use(inTurn(last), refuse('createSession', 'premium_required'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'See the ending' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin again' }))

    await isToldOfPremium()
  },
}

/** A guest is asked to log in first. */
export const AsAGuest: Story = {
  beforeEach: ({ msw }) => {
    clearTokens()
    msw.use(answer('getStory', makeStory({ is_premium: true })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'PLAY' }))[0]!)

    const dialog = await screen.findByRole('dialog', { name: 'Login Required' })
    await expect(dialog).toHaveTextContent('Please log in to play this game')
  },
}
