import { makeFinding } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ReviewFindings } from './ReviewFindings.tsx'

const missing = makeFinding()
const stranded = makeFinding({
  code: 'ending_out_of_reach',
  node: 'the_reeds',
  choice: undefined,
  message: 'From "the_reeds" no ending can be reached.',
  remedy: 'Let one of its choices lead on towards an ending.',
})
const words = makeFinding({
  code: 'harmful_words',
  severity: 'person',
  node: null,
  choice: undefined,
  field: 'tagline',
  message: 'An editor reads this passage before the story is published.',
  remedy: 'Publish the story as it is, or change the passage first.',
})
const alike = makeFinding({
  code: 'same_target',
  severity: 'hint',
  node: 'light_it',
  choice: 1,
  message: 'Both choices of "light_it" lead to "end_river".',
  remedy: 'Let them differ, if they are meant to.',
})

const meta = {
  title: 'Internal/Authoring/ReviewFindings',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ReviewFindings,
  args: { findings: [alike, missing, words, stranded], onGo: fn() },
} satisfies Meta<typeof ReviewFindings>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Several,
      Hundreds: {
        args: {
          findings: Array.from({ length: 320 }, (_unused, number) =>
            makeFinding({ node: `scene_${number}`, choice: undefined }),
          ),
        },
      },
      WithTheWayThere,
      OfTheState,
    }),
    { isWide: true },
  ),
}

const ghost = { ...missing, node: 'bargain', message: 'It leads to "ghost".' }

export const Several: Story = {
  args: {
    findings: [alike, { ...alike, node: 'row_it' }, missing, words, stranded, ghost],
    fixOf: ({ code, node }) =>
      code === 'missing_target' && node ? { kind: 'addNode', name: node } : null,
    onFix: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(/^Error: .*2 places/)
    await expect(items.at(-1)).toHaveTextContent(/^Suggestion: .*2 places/)

    await userEvent.click(canvas.getByRole('button', { name: 'Go to scene: the_reeds' }))
    await expect(args.onGo).toHaveBeenCalledWith(stranded)
    await userEvent.click(canvas.getByRole('button', { name: /^Create the scene: bargain/ }))
    await expect(args.onFix).toHaveBeenCalledWith({ kind: 'addNode', name: 'bargain' })
    await expect(canvas.queryByRole('button', { name: /row_it/ })).toBeNull()
    await userEvent.click(canvas.getAllByText('2 places').at(-1)!)
    await expect(canvas.getByRole('button', { name: /row_it/ })).toBeVisible()
  },
}

export const WithTheWayThere: Story = {
  args: {
    findings: [
      makeFinding({
        code: 'named_before_met',
        severity: 'hint',
        node: 'you_write',
        choice: undefined,
        message: '"you_write" names "Jamuna", whom on some way nobody has met before.',
        remedy: 'Let that path pass a scene with "Jamuna", or vary the text.',
        way: [
          { node: 'arrival', choice: 0, text: 'Reach into the pigeonhole that has no number' },
          { node: 'pigeonhole', choice: null, text: 'search the counter' },
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the path'))
    await expect(canvas.getByText('Say: search the counter')).toBeVisible()
  },
}

export const OfTheState: Story = {
  args: {
    findings: [
      makeFinding({
        code: 'read_never_set',
        severity: 'hint',
        node: null,
        choice: undefined,
        path: ['state', 'has_key'],
        message: 'The state "has_key" is read but never set.',
      }),
      makeFinding({
        code: 'bad_condition',
        node: 'counter',
        choice: undefined,
        path: ['nodes', 'counter', 'choices', 1, 'if'],
        message: 'The state has nothing named “has_kez”.',
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the place: State: has_key' }))

    await expect(args.onGo).toHaveBeenCalledWith(args.findings[0])
    await expect(
      canvas.getByRole('button', { name: 'Go to the choice: counter, choice 2' }),
    ).toBeVisible()
  },
}
