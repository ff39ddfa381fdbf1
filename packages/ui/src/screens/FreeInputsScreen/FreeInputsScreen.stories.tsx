import { makeFreeInputs } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import type { AnswerTrialState } from '../../components/authoring/WriteAnswer/AnswerHeard.tsx'
import { inShell } from '../../testing/decorators.tsx'
import { asksAgain, shows } from '../../testing/plays.ts'
import { FreeInputsScreen } from './FreeInputsScreen.tsx'

const view = { show: 'unanswered', by: 'readers', node: '', page: 1 } as const

const meta = {
  title: 'Screens/FreeInputsScreen',
  tags: ['beta', 'role:author'],
  component: FreeInputsScreen,
  args: {
    title: 'The Ferryman’s Second Oar',
    lang: 'en',
    tries: makeFreeInputs(),
    onRetry: fn(),
    view,
    onViewChange: fn(),
    backHref: '#mine',
    sceneHref: (node: string) => `#scene-${node}`,
    choicesOf: () => ['Ask the ferryman who taught him to row', 'Go down to the water'],
    onPhrase: fn(),
    writing: null,
    onWrite: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof FreeInputsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Which part shows is chosen by standing and by scene. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Unanswered 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Answered 3' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, show: 'answered' })

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scene' }), 'jetty')
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, node: 'jetty' })
  },
}

/** What test readers typed stands apart from what readers did. */
export const OfTestReaders: Story = {
  args: { view: { ...view, by: 'testers' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Words of test readers/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Readers' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith(view)
  },
}

export const Loading: Story = {
  args: { tries: null },
  play: shows('Putting words together...'),
}

export const Failed: Story = {
  args: { tries: null, error: 'The service is busy.' },
  play: asksAgain,
}

export const Empty: Story = {
  args: {
    tries: makeFreeInputs({
      groups: [],
      scenes: [],
      counts: { all: 0, unanswered: 0, answered: 0 },
    }),
  },
  play: shows('Nothing waits for an answer.'),
}

export const ManyPages: Story = {
  args: { tries: makeFreeInputs({ page: 2, total_pages: 3 }), view: { ...view, page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, page: 3 })
  },
}

const told: AnswerTrialState = {
  status: 'told',
  heard: ['ask the river its name'],
  not_yet: ['sing'],
}

const writing = {
  id: 'a1',
  people: [{ id: 'ferryman', name: 'The ferryman' }],
  story: { structure: { start_node: '', nodes: {} } },
  trial: told,
  isBusy: false,
  onJudge: fn(),
  onTestPlay: fn(),
  onAdd: fn(),
  onClose: fn(),
}

/** The form opens below what it answers, and takes the focus. */
export const WritingAnAnswer: Story = {
  args: { writing },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: /^Write the answer to “ask the river/ })
    await waitFor(() => expect(form.querySelector('h4')).toHaveFocus())
  },
}

export const Done: Story = {
  args: { doneMessage: 'Your answer to “sing” is part of the story.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Your answer to “sing”/)).toHaveFocus())
  },
}
