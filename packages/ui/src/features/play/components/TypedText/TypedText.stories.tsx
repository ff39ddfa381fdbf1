import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TypedText } from './TypedText.tsx'

const meta = {
  title: 'Internal/Play/TypedText',
  tags: ['internal', 'role:player', 'role:admin'],
  component: TypedText,
  args: { text: 'The lowest step is not on the plan.', msPerLetter: 25, onTyped: fn() },
} satisfies Meta<typeof TypedText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Typing: {},
    Whole: { args: { msPerLetter: null } },
    Emphasised: { args: { msPerLetter: null, text: 'You can’t *live* there.' } },
    ArrivingAtOnce: { args: { msPerLetter: null, isGrowing: true } },
  })),
}
