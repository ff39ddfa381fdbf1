import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { CommandCostList } from './CommandCostList.tsx'

const meta = {
  title: 'Internal/Story/CommandCostList',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: CommandCostList,
  args: { gameConfig: makeStory().game_config },
} satisfies Meta<typeof CommandCostList>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Usual: {},
    NoneOfItsOwn: { args: { gameConfig: { commands: {} } } },
  })),
}
