import {
  answer,
  guestSite,
  makeModels,
  makeSession,
  makeSignedIn,
  makeStory,
  makeStoryList,
  makeUser,
  noSession,
} from '@kathasagar/api/testing'
import { fill, interfaceLocaleOf, type PlayMessages } from '@kathasagar/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { failing, inTurn, told } from './test/tellings.ts'
import { arrive, signIn, tour, wordsOf } from './test/tour.tsx'

const session = makeSession()
const story = makeStory()
const oar = 'Hand over hand the wet rope comes in, and at its end is your own second oar.'
const bank = 'The bank is nearer than it was, and somebody on it holds up a lamp.'

const withoutCredits = failing('not_enough_credits', {
  model_requested: 'tenali',
  available_credits: 0,
  required_credits: 1,
  suggested_alternatives: makeModels().text.slice(0, 1),
})

const meta = {
  ...tour,
  title: 'Flows/Tour of a player',
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.browse(), theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(
      answer('login', makeSignedIn()),
      answer('me', makeUser()),
      answer('listStories', makeStoryList({ stories: [story] })),
      answer('checkSession', noSession),
      answer('listOpenSessions', []),
      answer('createSession', session),
      answer('getSession', session),
      inTurn(
        (action) => told(action, { number: 1, narrative: oar }),
        () => withoutCredits,
        (action) => told(action, { number: 2, narrative: bank }),
      ),
      ...guestSite(),
    )
    return arrive()
  },
} satisfies Meta<typeof tour.component>
export default meta
type Story = StoryObj<typeof meta>

/** How the dialog tells that one credit is asked for and none is left. */
function sumsToldIn({ outOfCreditsLine }: PlayMessages['play'], locale: string): string {
  const nothing = new Intl.PluralRules(locale).select(0) === 'one' ? 'one' : 'other'
  return fill(outOfCreditsLine[nothing], { model: 'Tenali', available: 0, required: 1 })
}

/** From the catalogue by way of the login into a story, and on where the credits end. */
export const FromEndToEnd: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const words = await wordsOf({ globals })
    const { account, play } = words
    const press = { name: words.story.play }

    await step('a guest browses, presses PLAY and is asked to log in', async () => {
      const card = await canvas.findByRole('article', { name: story.title })
      await userEvent.click(await within(card).findByRole('button', press))
      const name = account.required.title
      const dialog = within(await screen.findByRole('dialog', { name }))
      await userEvent.click(dialog.getByRole('button', { name: account.required.proceed }))
    })
    await step('the login leads back to where they were', async () => {
      await signIn(userEvent, words)
      const card = await canvas.findByRole('article', { name: story.title })
      await userEvent.click(within(card).getByRole('button', press))
    })
    const log = await canvas.findByRole('log', { name: session.story.title })
    const field = canvas.getByRole('textbox')
    await step('the story hears what is said', async () => {
      await userEvent.type(field, 'I pull{Enter}')
      await waitFor(() => expect(log).toHaveTextContent(oar))
    })
    await step('the credits end: both sums are told, and the words are kept', async () => {
      await waitFor(() => expect(field).toHaveValue(''))
      await userEvent.type(field, 'I row{Enter}')
      const sums = sumsToldIn(play, interfaceLocaleOf(globals['locale']) ?? 'en')
      const dialog = await screen.findByRole('dialog', { name: play.outOfCredits })
      await expect(dialog).toHaveTextContent(sums)
      await expect(field).toHaveValue('I row')
    })
    await step('a storyteller that costs nothing goes on', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: /^Kathakar/ }))
      await waitFor(() => expect(log).toHaveTextContent(bank))
    })
  },
}

/** The same way, whatever the toolbar says, in Hindi. */
export const InHindi: Story = { ...FromEndToEnd, globals: { locale: 'hi' } }
