import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { AsideNote } from './AsideNote.tsx'

const ASKED = ['Look into the bowl', 'Ask the potter what she has put in it']

const meta = {
  title: 'Play/AsideNote',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: AsideNote,
  args: { onChoice: fn() },
  decorators: inBox({ maxWidth: 640 }),
} satisfies Meta<typeof AsideNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Asked: { args: { asked: ASKED } },
    Waiting: { args: { asked: ASKED, isDisabled: true } },
    Help: { args: { hint: { topic: 'help' } } },
    Who: {
      args: {
        hint: { topic: 'who', role: 'You carry the last lamp down the stepwell.' },
        lang: 'en',
      },
    },
    Undo: { args: { hint: { topic: 'undo' } } },
    AskedBesideTurn: { args: { asked: ASKED.slice(0, 1), isBesideTurn: true } },
  })),
}
