import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeEndingRecap,
  makeActionAnswer,
  makeId,
  makeModels,
  makeSession,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'
import { ending, failing, inTurn, told } from './test/tellings.ts'

const session = makeSession()

const meta = {
  title: 'Flows/Play',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.play(session.id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(
      answer('me', makeUser()),
      answer('getSession', session),
      answer('getEnding', makeEndingRecap()),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const oar = 'Hand over hand the wet rope comes in, and at its end is your own second oar.'

/** A player who has just begun presses Continue: the price is known, the answer is told. */
export const FirstTurn: Story = {
  beforeEach: ({ msw }) => {
    msw.use(inTurn((action) => told(action, { number: 1, narrative: oar })))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Say what you do/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue 1 credit' }))
    const log = canvas.getByRole('log', { name: session.story.title })
    await waitFor(() => expect(log).toHaveTextContent(oar))
    await expect(log).toHaveTextContent('Using Tenali (1 credit)')
    await expect(canvas.getByRole('group', { name: 'Choices' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('19')).toBeVisible())
  },
}

/** Two presses before anything could be drawn begin one turn. */
export const PressedTwice: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      inTurn(
        (action) => told(action, { number: 1, narrative: oar }),
        (action) => told(action, { number: 2, narrative: 'The river has no second one.' }),
      ),
    )
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Continue 1 credit' })
    button.click()
    button.click()
    const log = canvas.getByRole('log', { name: session.story.title })
    await waitFor(() => expect(log).toHaveTextContent(oar))
    await waitFor(() => expect(button).toBeEnabled())
    await expect(log).not.toHaveTextContent('The river has no second one.')
  },
}

/** Nobody knows which models there are: two that always are stand in, and it is said. */
export const ModelsUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refuse('listModels', 'internal'))
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    await waitFor(() => expect(log).toHaveTextContent('Failed to load AI models.'))
    await expect(canvas.getByRole('button', { name: 'Text model: Tenali' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Image model: Vishvakarma' })).toBeVisible()
  },
}

/** Tenali is too dear; Kathakar tells the same words on for nothing, and the field is emptied. */
export const OutOfCredits: Story = {
  beforeEach: ({ msw }) => {
    const refusal = failing('not_enough_credits', {
      model_requested: 'tenali',
      available_credits: 0,
      required_credits: 1,
      suggested_alternatives: makeModels().text.slice(0, 1),
    })
    msw.use(
      inTurn(
        () => refusal,
        (action) => told(action, { number: 1, narrative: oar }),
      ),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const words = 'I pull the rope in'
    const field = await canvas.findByRole('textbox')

    await step('the refusal names both sums and keeps the words', async () => {
      await userEvent.type(field, `${words}{Enter}`)
      const log = await canvas.findByRole('log')
      await waitFor(() =>
        expect(log).toHaveTextContent(
          'Not enough credits for Tenali. You have 0 credits, but need 1.',
        ),
      )
      await expect(log).toHaveTextContent('Finish tasks to earn credits.')
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await expect(field).toHaveValue(words)
    })
    await step('the other model repeats the same action', async () => {
      const others = within(canvas.getByRole('group', { name: 'Try these alternatives:' }))
      await userEvent.click(others.getByRole('button', { name: /^Kathakar/ }))
      const log = await canvas.findByRole('log')
      await waitFor(() => expect(log).toHaveTextContent(oar))
      await expect(log).toHaveTextContent(`You: ${words}`)
      await expect(log).toHaveTextContent('Using Kathakar (0 credits)')
      await waitFor(() => expect(field).toHaveValue(''))
    })
  },
}

/** The storyteller cannot be reached: said in plain words, nothing is lost, the next try works. */
export const ProviderDown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      inTurn(
        () => ({ ...failing('storyteller_unreachable'), parts: ['Hand over'] }),
        (action) => told(action, { number: 1, narrative: oar }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, 'I pull{Enter}')
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log).toHaveTextContent(/You were not charged/))
    await expect(log).not.toHaveTextContent('Hand over')
    await expect(field).toHaveValue('I pull')

    await userEvent.type(field, '{Enter}')

    await waitFor(() => expect(log).toHaveTextContent(oar))
    await expect(log).not.toHaveTextContent(/You were not charged/)
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

const lastWords = 'The boat turns by itself. It has waited longer than you have.'

/** The story ends: it is told first, looked at when the player wishes, and begun anew. */
export const Ending: Story = {
  beforeEach: ({ msw }) => {
    const anew = makeSession({ id: makeId(402) })
    msw.use(
      inTurn((action) => told(action, { number: 1, narrative: lastWords, isLast: true })),
      answer('createSession', anew),
      answer('rateStory', { stars: 4, average_rating: 4.5 }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the completion stands in the log', async () => {
      const [choice] = await canvas.findAllByRole('button', { name: /^Pull the rope in/ })
      await userEvent.click(choice as HTMLElement)
      const log = canvas.getByRole('log')
      const end = `The story has reached an ending: ${ending.title}`
      await waitFor(() => expect(log).toHaveTextContent(end))
      await expect(log).toHaveTextContent(lastWords)
    })
    await step('what was reached', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'See the ending' }))
      await expect(await canvas.findByText('One of 7 endings')).toBeInTheDocument()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ending.title)
      const next = await canvas.findByRole('link', { name: 'Next story: Row F at the Lakshmi' })
      await expect(next).toHaveAttribute('href', `/game/${makeId(2)}`)
      await expect(canvas.getByText('+50')).toBeInTheDocument()
    })
    await step('stars', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
      await waitFor(() => expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked())
    })
    await step('again from the beginning', async () => {
      await userEvent.click(canvas.getByText('More'))
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
      await expect(await canvas.findByRole('textbox')).toBeEnabled()
      await expect(canvas.getByRole('log')).not.toHaveTextContent(lastWords)
    })
  },
}

/** One press leads back to where the story could have gone another way; the log stands there. */
export const BackToTheFork: Story = {
  beforeEach: ({ msw }) => {
    const { turn_id, number } = session.session_data.narrative_history[0] ?? {}
    msw.use(
      inTurn(
        (action) => told(action, { number: 1, narrative: lastWords, isLast: true }),
        (action) => {
          const isFork = action.action_type === 'undo' && action.to === 'fork'
          if (!isFork || number !== 0) throw new Error('Only a way back to the fork was awaited.')
          const { current_xp, choices_made, scenes_completed, total_scenes } = session
          return {
            parts: [],
            end: makeActionAnswer({
              current_xp,
              choices_made,
              scenes_completed,
              total_scenes,
              turn_id: turn_id ?? '',
              action_type: 'undo',
              choices: session.session_data.choices,
              session_data: session.session_data,
            }),
          }
        },
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [choice] = await canvas.findAllByRole('button', { name: /^Pull the rope in/ })
    await userEvent.click(choice as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'See the ending' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the last fork' }))

    const log = await canvas.findByRole('log')
    await waitFor(() => expect(log).not.toHaveTextContent(lastWords))
    await expect(log).toHaveTextContent(/The rope goes slack at the ninth knot/)
    await expect(await canvas.findByRole('button', { name: /^Pull the rope in/ })).toBeVisible()
  },
}

const finished = [
  { task_id: 'first-steps', title: 'First steps', coin_reward: 5, star_reward: 1 },
  { task_id: 'first-ending', title: 'The first ending', coin_reward: 20, star_reward: 3 },
]

/** Finished tasks wait in one line at the dock, and the ending's card tells them all. */
export const TasksFinished: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      inTurn((action) => told(action, { number: 1, narrative: lastWords, isLast: true })),
      answer('collectRewards', { finished, level_up: null }),
    )
    return () => localStorage.removeItem('finished-tasks')
  },
  play: async ({ canvas, userEvent, step }) => {
    const [choice] = await canvas.findAllByRole('button', { name: /^Pull the rope in/ })
    await userEvent.click(choice as HTMLElement)

    await canvas.findByRole('button', { name: 'See the ending' })
    const line = await canvas.findByRole('status', { name: 'Notices' })
    await step('one at a time, and nothing lies over the story', async () => {
      await waitFor(() => expect(line).toHaveTextContent(/^2 tasks finished · /))
      await expect(line.textContent.match(/tasks finished/g)).toHaveLength(1)
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      const log = canvas.getByRole('region', { name: 'Story so far' }).getBoundingClientRect()
      await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(log.bottom)
    })
    await step('the card of the ending tells both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'See the ending' }))
      const name = 'Tasks finished in this play'
      const list = await canvas.findByRole('list', { name })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    })
  },
}
