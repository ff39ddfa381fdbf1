import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ChoiceList } from './ChoiceList.tsx'

const meta = {
  title: 'Components/Play/ChoiceList',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ChoiceList,
  args: {
    choices: [
      'Follow your own footprints, and do not count them',
      'Take the dry stair, and let whoever was here go on without you',
    ],
    price: '2 XP',
    lang: 'en',
    onChoice: fn(),
  },
} satisfies Meta<typeof ChoiceList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Two: {},
      Six: {
        args: { choices: ['Climb', 'Wait', 'Call out', 'Count again', 'Turn back', 'Sit down'] },
      },
      LongWords: {
        args: {
          choices: [
            'Tell the woman on the rim everything you have seen, from the first step that was not on the plan to the moon that trembled before your breath, and ask her which of you is late',
          ],
          price: '2 XP · 8 credits',
        },
      },
      Disabled: { args: { isDisabled: true } },
      Locked,
      None: { args: { choices: [] } },
      Hindi: {
        args: { choices: ['अपने ही निशानों के पीछे चलो', 'सूखी सीढ़ी लो और मत गिनो'], lang: 'hi' },
      },
      MayFail: {
        args: {
          choices: ['Climb the wall', 'Go round by the gate'],
          chances: [{ text: 'Climb the wall', chance: 60 }],
        },
      },
    }),
    { touched: 'Two' },
  ),
}

export const Taken: Story = {
  args: { onChoice: fn(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.click(first!)
    await expect(first).toHaveAttribute('data-taken')
    await userEvent.keyboard('2')
    await expect(second).toHaveAttribute('data-taken')
    await expect(first).not.toHaveAttribute('data-taken')
    await waitFor(() => expect(second).not.toHaveAttribute('data-taken'))
    await expect(args.onChoice).toHaveBeenCalledTimes(2)
  },
}

const closed = {
  text: 'Go through the door at the back',
  reason: 'Jamuna stands before it, and her coat is wide.',
}

export const Locked: Story = {
  args: { locked: [closed] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(
      /Not available yet: Go through the door at the back.*her coat is wide/,
    )
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByText(closed.text))
    await userEvent.keyboard('3')
    await expect(args.onChoice).not.toHaveBeenCalled()
  },
}
