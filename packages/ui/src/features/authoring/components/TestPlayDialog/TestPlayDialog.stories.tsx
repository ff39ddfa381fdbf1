import type { TestPlayAnswer } from '@kathasagar/api/contract'
import { makeStructure, makeWhy } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { chooseOption } from '../../../../testing/plays.ts'
import type { TestPlay } from './useTestTurns.ts'
import { TestPlayDialog } from './TestPlayDialog.tsx'

const turn = (changes: Partial<TestPlayAnswer> = {}): TestPlayAnswer => ({
  state: {
    node: 'jetty',
    visited: ['jetty'],
    xp: 100,
    facts: [],
    detour: 0,
    offers: [],
    choices_made: 0,
    turn: 1,
    seed: 1,
  },
  narrative: 'Your oar is gone.',
  setup: null,
  choices: ['Swim across', 'Wait for the morning boat'],
  node: 'jetty',
  current_xp: 100,
  xp_gained: 0,
  xp_spent: 0,
  ending: null,
  ...changes,
})

const meta = {
  title: 'Internal/Authoring/TestPlayDialog',
  tags: ['internal', 'role:author', 'role:admin'],
  component: TestPlayDialog,
  parameters: coversPage,
  args: {
    structure: makeStructure(),
    startAt: 'jetty',
    lang: 'en',
    onClose: fn(),
    onGoToScene: fn(),
    testPlay: fn<TestPlay>(async () => turn()),
  },
} satisfies Meta<typeof TestPlayDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Swim across/ }))
    await expect(args.testPlay).toHaveBeenLastCalledWith({
      structure: args.structure,
      startAt: 'jetty',
      state: turn().state,
      action: { action_type: 'continue', selected_choice: 'Swim across' },
    })

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'In your own words' }),
      ' I whistle {Enter}',
    )
    await screen.findByText('You: I whistle')
    await userEvent.click(screen.getByRole('button', { name: 'Immerse' }))
    await screen.findByText('You look closer.')

    await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
    await expect(args.testPlay).toHaveBeenLastCalledWith(
      expect.objectContaining({ state: null, action: null }),
    )
  },
}

const world = {
  values: { trust: 2, knows_pass: false, apron: 'somila' },
  receipts: {},
  met: {},
  given: {},
  told: {},
  recalled: [],
}

export const WithState: Story = {
  args: {
    structure: {
      ...makeStructure(),
      state: {
        trust: { number: [0, 5], start: 1, label: 'Jamuna’s trust' },
        knows_pass: { flag: false, label: 'You know what happened on the pass' },
        apron: { one_of: ['nobody', 'somila', 'charioteer'], start: 'nobody' },
      },
    },
    testPlay: fn<TestPlay>(async () => turn({ why: makeWhy(), state: { ...turn().state, world } })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Why this answer?'))
    await expect(screen.getByText(/^Choice 1 · selected/)).toBeVisible()
    await userEvent.click(screen.getByText('State of the story'))
    const set = async (sets: Record<string, unknown>) =>
      waitFor(() =>
        expect(args.testPlay).toHaveBeenLastCalledWith(expect.objectContaining({ sets })),
      )

    await userEvent.click(screen.getByRole('switch', { name: /You know what happened/ }))
    await set({ knows_pass: true })
    await chooseOption(userEvent, screen.getByRole('combobox', { name: 'apron' }), 'charioteer')
    await set({ apron: 'charioteer' })
    const trust = screen.getByRole('textbox', { name: 'Jamuna’s trust' })
    await userEvent.clear(trust)
    await userEvent.type(trust, '9')
    await userEvent.tab()
    await set({ trust: 5 })
  },
}

export const AtAnEnding: Story = {
  args: {
    testPlay: fn<TestPlay>(async () =>
      turn({
        choices: [],
        node: 'bargain',
        ending: { title: 'The Bargain', number: 1, total: 2, turns: 3, xp_gained: 60 },
      }),
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByText('The story has reached an ending: The Bargain')
    await expect(screen.queryByRole('textbox')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Go to this scene' }))
    await expect(args.onGoToScene).toHaveBeenCalledWith('bargain')
  },
}

export const DeclinedSelfHarm: Story = {
  args: {
    testPlay: fn<TestPlay>(async ({ action }) => {
      const help = [{ name: 'Tele-MANAS', number: '14416' }]
      const declined = { kind: 'self_harm', detail: 'Declined.', help } as const
      return action === null ? turn() : turn({ declined })
    }),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'In your own words' })
    await userEvent.type(field, 'I want to die{Enter}')

    await expect(await screen.findByRole('link', { name: '14416' })).toBeVisible()
    await expect(field).toHaveValue('')
  },
}

export const Failed: Story = {
  args: { testPlay: fn<TestPlay>(async () => ({ error: 'This story cannot be played yet.' })) },
}

export const Asked: Story = {
  args: {
    testPlay: fn<TestPlay>(async ({ action }) =>
      action?.action_type === 'custom_action' ? turn({ asked: ['Swim across'] }) : turn(),
    ),
  },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'In your own words' })
    await userEvent.type(field, 'the other side{Enter}')
    const question = within(await screen.findByRole('group', { name: 'Do you mean:' }))
    await userEvent.click(question.getByRole('button', { name: 'Swim across' }))

    await expect(args.testPlay).toHaveBeenLastCalledWith(
      expect.objectContaining({
        action: { action_type: 'continue', selected_choice: 'Swim across' },
      }),
    )
    await expect(field).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Do you mean:' })).toBeNull())
  },
}
