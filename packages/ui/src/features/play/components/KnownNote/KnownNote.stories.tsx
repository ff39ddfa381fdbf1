import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { KnownNote } from './KnownNote.tsx'

const meta = {
  title: 'Play/KnownNote',
  tags: ['beta', 'role:player'],
  component: KnownNote,
  args: { items: ['You know what the third bell is for.'], lang: 'en', onForget: fn() },
} satisfies Meta<typeof KnownNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Known: {},
    Several: {
      args: {
        items: [
          'You know what the third bell is for.',
          'The ferryman told you his mother’s name.',
          'You have seen the garden behind the wall.',
        ],
      },
    },
    Busy: { args: { isDisabled: true } },
  })),
}
