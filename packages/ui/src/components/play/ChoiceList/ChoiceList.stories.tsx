import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ChoiceList } from './ChoiceList.tsx'

const meta = {
  title: 'Play/ChoiceList',
  component: ChoiceList,
  args: {
    choices: [
      'Follow your own footprints, and do not count them',
      'Take the dry stair, and let whoever was here go on without you',
    ],
    price: '2 XP',
    lang: 'en',
    onChoose: fn(),
  },
} satisfies Meta<typeof ChoiceList>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Follow your own footprints/ }))
    await userEvent.keyboard('2')
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, args.choices[0])
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, args.choices[1])
  },
}

export const Six: Story = {
  args: { choices: ['Climb', 'Wait', 'Call out', 'Count again', 'Turn back', 'Sit down'] },
}

export const LongWords: Story = {
  args: {
    choices: [
      'Tell the woman on the rim everything you have seen, from the first step that was not on the plan to the moon that trembled before your breath, and ask her which of you is late',
    ],
    price: '2 XP · 8 credits',
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
    await userEvent.keyboard('1')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Nothing to choose: no empty group is left. */
export const None: Story = {
  args: { choices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Hindi: Story = {
  args: { choices: ['अपने ही निशानों के पीछे चलो', 'सूखी सीढ़ी लो और मत गिनो'], lang: 'hi' },
}
