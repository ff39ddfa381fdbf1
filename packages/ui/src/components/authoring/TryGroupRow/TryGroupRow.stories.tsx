import { makeFreeInputGroup } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { claims, hasNo, leadsTo } from '../../../testing/plays.ts'
import { TryGroupRow } from './TryGroupRow.tsx'

const meta = {
  title: 'Authoring/TryGroupRow',
  tags: ['internal', 'role:author'],
  component: TryGroupRow,
  args: {
    group: makeFreeInputGroup({ more: 8 }),
    most: 60,
    lang: 'en',
    sceneHref: '#scene',
    choices: ['Ask the ferryman who taught him to row', 'Go down to the water'],
    isWriting: false,
    onWrite: fn(),
    onPhrase: fn(),
  },
  decorators: [
    (Story) => (
      <section>
        <h1>Salt Letters</h1>
        <h2>
          <Says words={({ authoring }) => authoring.insight.tries} />
        </h2>
        <ul>
          <Story />
        </ul>
      </section>
    ),
  ],
} satisfies Meta<typeof TryGroupRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Unanswered,
      Answered,
      SceneGone: {
        args: { group: makeFreeInputGroup({ is_there: false, title: 'current' }), choices: [] },
      },
    }),
    { isWide: true },
  ),
}

export const Unanswered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('at The Current')).toBeVisible()
    await expect(canvas.getByText('and 8 more')).toBeVisible()
    await expect(canvas.getByText('Answered: no')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: /^Write the answer to/ }))
    await expect(args.onWrite).toHaveBeenCalledWith(args.group)
  },
}

export const Answered: Story = {
  args: { group: makeFreeInputGroup({ is_answered: true }) },
  play: claims(leadsTo(/^See the scene/, '#scene'), hasNo('button')),
}
